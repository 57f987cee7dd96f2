import type { ConversionColumns } from "../exchange-rates/conversion-columns";
import type { FxQuote } from "../movements/quote";
import type { DraftRow } from "../../database/rows/draft-row";

/** What a draft showed, which stays what it was when the rate has moved since. */
export function quotedBy(draft: DraftRow): FxQuote {
  return {
    amountMinor: BigInt(draft.amount_minor),
    currency: draft.currency,
    columns: conversionOf(draft),
  };
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
