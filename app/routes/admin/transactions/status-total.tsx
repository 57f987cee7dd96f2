import type { AllTransactionsTotal } from "~server/features/ledger/transaction-total-schemas";
import type { TransactionStatus } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { MoneyText } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";
import { useMessages } from "~/ui/use-messages";

interface Props {
  status: TransactionStatus;
  total: AllTransactionsTotal;
}

/** The number of transactions with a status, their sum per currency, and an approximate total. */
export function StatusTotal({ status, total }: Props) {
  const t = useMessages("staffTransactions");
  const { count, totals, totalAmount, currency, isConverted } = total;
  const shown = totals.length > 0 ? totals : [{ currency, totalAmount: 0 }];
  return (
    <div className="stat">
      <p className="stat-label">
        <StatusBadge status={status} />
      </p>
      <div>
        {shown.map((sum) => (
          <p key={sum.currency} className="stat-amount">
            <MoneyText amount={sum.totalAmount} currency={sum.currency} />
          </p>
        ))}
      </div>
      {isConverted && totalAmount !== null && (
        <p className="hint">
          {t("converted", { amount: <MoneyText amount={totalAmount} currency={currency} /> })}
        </p>
      )}
      <p className="hint">
        <a href={paths.admin.transactions({ status })}>{t("count", { count })}</a>
      </p>
    </div>
  );
}
