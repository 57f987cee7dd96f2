import type { Transaction } from "~server/contract/schemas/transactions";
import { formatMoney } from "~server/contract/values/money-format";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";

/** The way back to crypto payments that are not over yet, as far as they are among the newest movements. */
export function OpenPayments({ transactions }: { transactions: readonly Transaction[] }) {
  const open = transactions.flatMap(({ amount, currency, status, cryptoOrderNumber: number }) =>
    status === "pending" && number ? [{ number, words: `${formatMoney(amount, currency)} by ${number}` }] : [],
  );
  if (open.length === 0) return null;
  return (
    <Banner tone="info">
      {open.length === 1 ? "A crypto deposit is" : "Crypto deposits are"} not complete yet. See the payment page of{" "}
      {open.map(({ number, words }, index) => (
        <span key={number}>
          {index > 0 && ", "}
          <a href={paths.customer.payment(number)}>{words}</a>
        </span>
      ))}
    </Banner>
  );
}
