// The parts of Plisio's responses that we read. Numbers are strings, sometimes unquoted or with an exponent.
import { z } from "zod";
import { plainDecimal } from "./exact-json";

const Decimal = z
  .string()
  .transform(plainDecimal)
  .pipe(z.string().regex(/^-?\d{1,30}(\.\d{1,60})?$/));
const Amount = Decimal.pipe(z.string().regex(/^\d/));
const Flag = z
  .union([z.boolean(), z.string()])
  .transform((value) => value === true || value === "1" || value === "true");
const Text = z.string().min(1).max(500);

/** Seconds or, as the documentation warns, milliseconds; in milliseconds. */
const Instant = z
  .string()
  .regex(/^\d{9,14}$/)
  .transform((text) => (text.length > 11 ? Number(text) : Number(text) * 1000));

/** Some fields are empty or null without a value. */
function optional<Shape extends z.ZodType>(shape: Shape) {
  return z.preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    shape.optional(),
  );
}

export const PlisioCoin = z.object({
  name: Text,
  cid: Text,
  currency: Text,
  icon: optional(Text),
  rate_usd: Amount,
  price_usd: Amount,
  fiat_rate: optional(Amount),
  min_sum_in: Amount,
  invoice_commission_percentage: optional(Amount),
  hidden: Flag,
  maintenance: optional(Flag),
});
export type PlisioCoin = z.output<typeof PlisioCoin>;

/** Only for white-label shops; others get just `txn_id` and `invoice_url`. */
export const PlisioInvoice = z.object({
  txn_id: Text,
  invoice_url: optional(Text),
  amount: optional(Amount),
  invoice_total_sum: optional(Amount),
  wallet_hash: optional(Text),
  expire_utc: optional(Instant),
});

export const PlisioOperation = z.object({
  status: Text,
  /** The amount still missing, in a white-label shop; negative after an overpayment. */
  pending_amount: optional(Decimal),
  /** Detected but not confirmed. */
  pending_sum: optional(Amount),
  actual_sum: optional(Amount),
  /** The amount received. */
  amount: optional(Amount),
  /** The requested amount, with the commission if the customer pays it. */
  sum: optional(Amount),
  wallet_hash: optional(Text),
  expire_at_utc: optional(Instant),
  finished_at_utc: optional(Instant),
  params: optional(z.object({ order_number: optional(Text), amount: optional(Amount) })),
});
export type PlisioOperation = z.output<typeof PlisioOperation>;
