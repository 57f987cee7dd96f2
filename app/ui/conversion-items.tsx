import type { Currency } from "~server/kernel/currencies";
import { formatDay } from "~server/kernel/instants";
import { formatRate } from "~server/kernel/rate-format";
import { MoneyText } from "./money";

/** A deposit that may have been paid in another currency than the wallet's. */
interface Deposit {
  currency: Currency;
  sourceAmount?: number | undefined;
  sourceCurrency?: Currency | undefined;
  rate?: string | undefined;
  rateAsOf?: string | undefined;
  rateIsSimulated?: boolean | undefined;
}

/** What is paid and at which rate it is converted; nothing to list where it is not. */
export function conversionItems(deposit: Deposit, paid = "Paid") {
  const { currency, sourceAmount, sourceCurrency, rate, rateAsOf, rateIsSimulated } = deposit;
  if (sourceAmount === undefined || !sourceCurrency || !rate) return [];
  const simulated = rateIsSimulated ? " (simulated)" : "";
  const day = rateAsOf ? `, ${formatDay(rateAsOf)}` : "";
  return [
    { term: paid, value: <MoneyText amount={sourceAmount} currency={sourceCurrency} /> },
    {
      term: "Rate",
      value: `1 ${sourceCurrency} = ${formatRate(rate)} ${currency}${simulated}${day}`,
    },
  ];
}
