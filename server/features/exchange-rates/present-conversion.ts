import { money, numberOf } from "../../kernel/money";
import type { ConversionColumns } from "./conversion-columns";

/** The amount paid and its rate; nothing if it was paid in the wallet's currency. */
export function presentConversion(row: ConversionColumns) {
  if (row.source_amount_minor === null || row.source_currency === null || row.rate === null)
    return {};
  return {
    sourceAmount: numberOf(money(row.source_currency, row.source_amount_minor)),
    sourceCurrency: row.source_currency,
    rate: row.rate,
    rateAsOf: row.rate_as_of ?? undefined,
    rateIsSimulated: row.rate_source === "simulated",
  };
}
