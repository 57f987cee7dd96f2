import { money, numberOf } from "../../kernel/money";
import type { ConversionColumns } from "./conversion-columns";

/** What was paid and at which rate; nothing where the money came in the wallet's own currency. */
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
