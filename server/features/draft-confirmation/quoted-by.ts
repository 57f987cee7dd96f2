import type { ConversionColumns } from "../exchange-rates/conversion-columns";
import { amountOf } from "../../database/money-columns";
import { money } from "../../kernel/money";
import type { FxQuote } from "../ledger/quote";
import type { DraftRow } from "../../database/rows/draft-row";

/** The quote shown in a draft, which doesn't change with the rate. */
export function quotedBy(draft: DraftRow): FxQuote {
  const amount = amountOf(draft);
  const { source_amount_minor: minor, source_currency: currency } = draft;
  const paid = minor === null || currency === null ? amount : money(currency, minor);
  return { paid, amount, columns: conversionOf(draft) };
}

function conversionOf({
  source_amount_minor,
  source_currency,
  rate,
  rate_source,
  rate_as_of,
}: ConversionColumns): ConversionColumns {
  return { source_amount_minor, source_currency, rate, rate_source, rate_as_of };
}
