import type { Currency } from "~server/kernel/currencies";
import { formatMoney } from "~server/kernel/money-format";
import { useLocale } from "./use-messages";

interface Props {
  amount: number;
  currency: Currency;
  /** Shown before the amount where the direction matters, for example in lists of movements. */
  sign?: "+" | "-";
}

/** An amount in tabular figures. */
export function MoneyText({ amount, currency, sign }: Props) {
  return (
    <span className={sign === "+" ? "money in" : "money"}>
      {formatMoney(amount, currency, useLocale(), sign === "-" ? "−" : sign)}
    </span>
  );
}
