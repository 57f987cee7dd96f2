import type { TransactionRow } from "../../database/schema";

export type ConversionColumns = Pick<
  TransactionRow,
  "source_amount_minor" | "source_currency" | "rate" | "rate_source" | "rate_as_of"
>;
/** The columns of a movement in the wallet's own currency. */
export const unconverted = {
  source_amount_minor: null,
  source_currency: null,
  rate: null,
  rate_source: null,
  rate_as_of: null,
} satisfies ConversionColumns;
