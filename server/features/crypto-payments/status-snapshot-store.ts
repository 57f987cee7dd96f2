// The gateway's answers about payments, each time it was queried.
import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import type { StatusSnapshotRow } from "../../database/rows/reconciliation-rows";

interface Due {
  /** Payments created from one time until before another (UTC milliseconds). */
  readonly since: number;
  readonly before: number;
  /** Last queried at this time or earlier. */
  readonly readBefore: number;
  readonly limit: number;
}

export function statusSnapshotsIn(db: Db) {
  return {
    save: (row: Insertable<StatusSnapshotRow>) =>
      db
        .insertInto("gateway_status_snapshots")
        .values(row)
        .onConflict((conflict) =>
          conflict.column("order_number").doUpdateSet({
            read_at: row.read_at,
            status: row.status,
            received: row.received,
            confirmed: row.confirmed,
          }),
        )
        .execute(),
    /** Payments with an invoice that haven't been refreshed for long, never-refreshed ones first. */
    due: ({ since, before, readBefore, limit }: Due): Promise<CryptoPaymentRow[]> =>
      db
        .selectFrom("crypto_payments")
        .leftJoin(
          "gateway_status_snapshots",
          "gateway_status_snapshots.order_number",
          "crypto_payments.order_number",
        )
        .selectAll("crypto_payments")
        .where("crypto_payments.created_at", ">=", since)
        .where("crypto_payments.created_at", "<", before)
        .where("gateway_id", "is not", null)
        .where("checked_at", "<=", readBefore)
        .where((eb) => eb.or([eb("read_at", "is", null), eb("read_at", "<=", readBefore)]))
        .orderBy((eb) => eb.fn.coalesce("read_at", eb.lit(0)))
        .orderBy("crypto_payments.order_number")
        .limit(limit)
        .execute(),
  };
}
