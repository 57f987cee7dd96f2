import { useSearchParams } from "@remix-run/react";
import { readTypedAmount } from "~server/kernel/typed-amount";

/** Says beside a search which of its amounts are ignored, or that none lies between them. */
export function AmountErrors() {
  const [search] = useSearchParams();
  const [least, most] = ["minAmount", "maxAmount"].map((name) => {
    const typed = search.get(name)?.trim() ?? "";
    const read = readTypedAmount(typed, undefined);
    return { typed, amount: read.is === "amount" ? Number(read.decimal) : undefined };
  });
  const invalid = [least, most].filter((one) => one?.typed && one.amount === undefined);
  const isReversed =
    least?.amount !== undefined && most?.amount !== undefined && least.amount > most.amount;
  if (invalid.length === 0 && !isReversed) return null;
  return (
    <div className="field-error mb-5 break-words" role="status">
      {[...new Set(invalid.map((one) => one?.typed ?? ""))].map((typed) => (
        <p key={typed}>
          “{typed.slice(0, 30)}” isn’t a clear amount, so it was ignored. Enter an amount like
          1234.50, without a currency.
        </p>
      ))}
      {isReversed && <p>“Amount from” is more than “Amount to”, so nothing matches.</p>}
    </div>
  );
}
