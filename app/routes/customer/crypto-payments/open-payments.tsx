import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { useLocale, useMessages } from "~/ui/use-messages";

/** Links to open crypto payments. */
export function OpenPayments({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useMessages("cryptoPayments");
  const locale = useLocale();
  const open = transactions.flatMap(({ amount, currency, status, cryptoOrderNumber: number }) =>
    status === "pending" && number
      ? [
          {
            number,
            label: t("openPayment", { amount: formatMoney(amount, currency, locale), number }),
          },
        ]
      : [],
  );
  if (open.length === 0) return null;
  return (
    <Banner tone="info">
      <p>{t("openPayments", { count: open.length })}</p>
      <ul className="weight-plain">
        {open.map(({ number, label }) => (
          <li key={number}>
            <a href={paths.customer.payment(number)}>{label}</a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
