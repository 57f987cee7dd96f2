import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { useLocale, useMessages } from "~/ui/use-messages";

/** More would push the balances off the screen. */
const mostShown = 3;

/** Links to the newest open crypto payments, and to the list of all of them. */
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
        {open.slice(0, mostShown).map(({ number, label }) => (
          <li key={number}>
            <a href={paths.customer.payment(number)}>{label}</a>
          </li>
        ))}
        {open.length > mostShown && (
          <li>
            <a href={paths.customer.transactions({ type: "deposit", status: "pending" })}>
              {t("allOpenPayments", { count: open.length })}
            </a>
          </li>
        )}
      </ul>
    </Banner>
  );
}
