import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import type { StatusSnapshotRow } from "../../database/rows/reconciliation-rows";
import type { TransactionRow } from "../../database/schema";
import { atomsOf } from "../../kernel/coin-amount";
import type { GatewayDeposit, GatewayInvoice, GatewayReport } from "./gateway-credit-rules";

/** A payment with the gateway's last answer about it; null if it was never queried. */
export type PaidByCrypto = CryptoPaymentRow & {
  readonly read_at: number | null;
  readonly said_status: StatusSnapshotRow["status"];
  readonly said_received: string | null;
  readonly said_confirmed: string | null;
};

/** The payments of these transactions. */
function paymentsOf(db: Db, ids: readonly string[]): Promise<PaidByCrypto[]> {
  return db
    .selectFrom("crypto_payments")
    .leftJoin(
      "gateway_status_snapshots",
      "gateway_status_snapshots.order_number",
      "crypto_payments.order_number",
    )
    .selectAll("crypto_payments")
    .select([
      "read_at",
      "gateway_status_snapshots.status as said_status",
      "gateway_status_snapshots.received as said_received",
      "confirmed as said_confirmed",
    ])
    .where("transaction_id", "in", ids)
    .execute();
}

/** The rows with their payments; no query if none of them has one. */
export async function withPayments<Row extends { id: string; is_gateway_made: number }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { payment?: PaidByCrypto })[]> {
  const ids = rows.filter((row) => row.is_gateway_made === 1).map(({ id }) => id);
  if (ids.length === 0) return [...rows];
  const payments = await paymentsOf(db, ids);
  const byTransaction = new Map(payments.map((payment) => [payment.transaction_id, payment]));
  return rows.map((row) => {
    const payment = byTransaction.get(row.id);
    return payment ? { ...row, payment } : row;
  });
}

type Deposit = Pick<TransactionRow, "id" | "currency" | "rate">;

/** A deposit through the gateway; undefined for any other transaction. */
export async function gatewayDepositIn(
  db: Db,
  row: Deposit & Pick<TransactionRow, "is_gateway_made">,
): Promise<GatewayDeposit | undefined> {
  if (row.is_gateway_made !== 1) return undefined;
  const [payment] = await paymentsOf(db, [row.id]);
  return payment && gatewayDepositOf(row, payment);
}

/** The amounts of a payment, without what the gateway said of it. */
export function invoiceOf(
  { currency, rate }: Omit<Deposit, "id">,
  payment: CryptoPaymentRow,
): GatewayInvoice {
  return {
    due: amountOf(payment),
    expected: atomsOf(payment.coin_amount ?? "0"),
    currency,
    rate,
  };
}

export const gatewayDepositOf = (
  row: Omit<Deposit, "id">,
  payment: PaidByCrypto,
): GatewayDeposit => ({
  ...invoiceOf(row, payment),
  report: reportOf(payment),
});

function reportOf(payment: PaidByCrypto): GatewayReport | null {
  const { read_at: readAt, said_status: status, said_received, said_confirmed } = payment;
  if (readAt === null || status === null) return null;
  return {
    status,
    received: atomsOf(said_received ?? "0"),
    confirmed: atomsOf(said_confirmed ?? "0"),
    readAt,
  };
}
