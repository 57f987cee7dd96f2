import { sql, type Insertable } from "kysely";
import { locksRows, type Db } from "../../database/db";
import { openPaymentStatuses } from "../ledger/labels";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";

const endedStatuses = ["error", "cancelled", "expired"] as const;

export function cryptoPaymentsIn(db: Db) {
  const forUpdate = locksRows(db);
  const byOrder = (orderNumber: string) =>
    db.selectFrom("crypto_payments").selectAll().where("order_number", "=", orderNumber);
  const ofTransaction = (transactionId: string) =>
    db.selectFrom("crypto_payments").selectAll().where("transaction_id", "=", transactionId);
  return {
    insert: (row: Insertable<CryptoPaymentRow>) =>
      db.insertInto("crypto_payments").values(row).execute(),
    byOrderNumber: (orderNumber: string) => byOrder(orderNumber).executeTakeFirst(),
    ofTransaction: (transactionId: string) => ofTransaction(transactionId).executeTakeFirst(),
    /** The same; the row is locked until the database transaction ends if the engine locks rows. */
    ofTransactionLocked(transactionId: string): Promise<CryptoPaymentRow | undefined> {
      const query = ofTransaction(transactionId);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    ofUser: (userId: string) =>
      db
        .selectFrom("crypto_payments")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .execute(),
    /** The row, locked until the database transaction ends if the engine locks rows. */
    byOrderNumberLocked: (orderNumber: string) =>
      (forUpdate ? byOrder(orderNumber).forUpdate() : byOrder(orderNumber)).executeTakeFirst(),
    update: (orderNumber: string, change: Partial<CryptoPaymentRow>) =>
      db
        .updateTable("crypto_payments")
        .set({ ...change, version: sql`version + 1` })
        .where("order_number", "=", orderNumber)
        .execute(),
    /** Stores the gateway's invoice; false if one was stored before or the payment's status has changed. */
    async saveInvoice(
      orderNumber: string,
      status: "new" | "error",
      invoice: Pick<
        CryptoPaymentRow,
        | "gateway_id"
        | "coin_amount"
        | "wallet_address"
        | "invoice_url"
        | "expires_at"
        | "updated_at"
      >,
    ): Promise<boolean> {
      const result = await db
        .updateTable("crypto_payments")
        .set({ ...invoice, version: sql`version + 1` })
        .where("order_number", "=", orderNumber)
        .where("status", "=", status)
        .where("gateway_id", "is", null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    /** Erases what names the user or leads to them; the amounts stay. */
    anonymize: (userId: string) =>
      db
        .updateTable("crypto_payments")
        .set({ order_name: null, request_key: null, wallet_address: null, invoice_url: null })
        .where("user_id", "=", userId)
        .execute(),
    ...gatewayChecksIn(db),
  };
}

/** Claims for querying the gateway about payments. */
function gatewayChecksIn(db: Db) {
  return {
    /** Claims the query to the gateway; false if another host has queried since `before`. */
    async claimCheck(
      orderNumber: string,
      { now, before }: { now: number; before: number },
    ): Promise<boolean> {
      const result = await db
        .updateTable("crypto_payments")
        .set({ checked_at: now })
        .where("order_number", "=", orderNumber)
        .where("checked_at", "<=", before)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    /** Payments to query, longest unqueried first: open ones, and for some time those that ended unpaid, since money may arrive late. */
    dueForCheck: ({
      openBefore,
      endedBefore,
      expiredSince,
    }: {
      openBefore: number;
      endedBefore: number;
      expiredSince: number;
    }) =>
      db
        .selectFrom("crypto_payments")
        .selectAll()
        .where((eb) =>
          eb.or([
            eb.and([eb("status", "in", openPaymentStatuses), eb("checked_at", "<=", openBefore)]),
            eb.and([
              eb("status", "in", endedStatuses),
              eb("gateway_id", "is not", null),
              eb("expires_at", ">", expiredSince),
              eb("checked_at", "<=", endedBefore),
            ]),
          ]),
        )
        .orderBy("checked_at")
        .limit(50)
        .execute(),
  };
}
