import { useSearchParams } from "@remix-run/react";
import { readTypedAmount } from "~server/kernel/typed-amount";
import { useMessages } from "~/ui/use-messages";

/** Says next to a search which of its amounts are ignored, or that the range is empty. */
export function AmountErrors() {
  const t = useMessages("ui");
  const [search] = useSearchParams();
  const [least, most] = ["minAmount", "maxAmount"].map((name) => {
    const entered = search.get(name)?.trim() ?? "";
    const read = readTypedAmount(entered, undefined);
    return { entered, amount: read.is === "amount" ? Number(read.decimal) : undefined };
  });
  const invalid = [least, most].filter((one) => one?.entered && one.amount === undefined);
  const isReversed =
    least?.amount !== undefined && most?.amount !== undefined && least.amount > most.amount;
  if (invalid.length === 0 && !isReversed) return null;
  return (
    <div className="field-error mb-5 break-words" role="status">
      {[...new Set(invalid.map((one) => one?.entered ?? ""))].map((entered) => (
        <p key={entered}>{t("amountUnclear", { value: entered.slice(0, 30) })}</p>
      ))}
      {isReversed && <p>{t("amountsReversed")}</p>}
    </div>
  );
}
