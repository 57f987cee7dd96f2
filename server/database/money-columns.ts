// Money in a row: whole minor units beside their currency.
import { money, type Money } from "../kernel/money";
import { toSafeInteger } from "./to-safe-integer";

interface MoneyColumns {
  amount_minor: number;
  currency: Money["currency"];
}

export const amountOf = ({ currency, amount_minor }: MoneyColumns): Money =>
  money(currency, amount_minor);

export const amountColumns = ({ currency, minor }: Money): MoneyColumns => ({
  amount_minor: toSafeInteger(minor),
  currency,
});
