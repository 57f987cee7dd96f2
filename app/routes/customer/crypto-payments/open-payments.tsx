import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";

/** The way back to crypto payments that are not over yet. */
export function OpenPayments({ transactions }: { transactions: readonly Transaction[] }) {
  const open = transactions.flatMap(({ amount, currency, status, cryptoOrderNumber: number }) =>
    status === "pending" && number
      ? [{ number, label: `${formatMoney(amount, currency)} by ${number}` }]
      : [],
  );
  if (open.length === 0) return null;
  return (
    <Banner tone="info">
      <p>
        {open.length === 1
          ? "A crypto deposit is not complete yet. See how it stands:"
          : "Crypto deposits are not complete yet. See how they stand:"}
      </p>
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
