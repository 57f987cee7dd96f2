import { formatFigure } from "~server/kernel/money-format";
import type { TransactionStatus } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { StatusBadge } from "~/ui/status-badge";

interface Props {
  status: TransactionStatus;
  tally: { count: number; totalAmount: number };
}

/** How many transactions have a status and their sum: a figure without a currency, since several are added. */
export function StatusTotal({ status, tally: { count, totalAmount } }: Props) {
  return (
    <div className="stat">
      <p className="stat-label">
        <StatusBadge status={status} />
      </p>
      <p className="stat-amount">
        <span className="money">{formatFigure(totalAmount)}</span>
      </p>
      <p className="hint">
        <a href={paths.admin.transactions({ status })}>
          {count} {count === 1 ? "transaction" : "transactions"}
        </a>
      </p>
    </div>
  );
}
