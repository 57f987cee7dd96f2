import type { Db } from "../../database/db";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";

const shownColumns = [
  "order_number",
  "coin",
  "invoice_url",
  "wallet_address",
  "expires_at",
  "review_flag",
  "settled_at",
] as const;

export type PaidByCrypto = Pick<CryptoPaymentRow, (typeof shownColumns)[number]>;

/** The rows with their payments; no query if none of them has one. */
export async function withPayments<Row extends { id: string; is_gateway_made: number }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { payment?: PaidByCrypto })[]> {
  const ids = rows.filter((row) => row.is_gateway_made === 1).map(({ id }) => id);
  if (ids.length === 0) return [...rows];
  const payments = await db
    .selectFrom("crypto_payments")
    .select(["transaction_id", ...shownColumns])
    .where("transaction_id", "in", ids)
    .execute();
  const byTransaction = new Map(payments.map((payment) => [payment.transaction_id, payment]));
  return rows.map((row) => {
    const payment = byTransaction.get(row.id);
    return payment ? { ...row, payment } : row;
  });
}
