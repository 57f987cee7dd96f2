// Crypto payments with their posted entries and the gateway's last answer: page by page, newest first.
import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import type { StatusSnapshotRow } from "../../database/rows/reconciliation-rows";
import type { TransactionRow } from "../../database/schema";
import type { PageWindow } from "../../database/paging";

type Of<Row, Columns extends keyof Row> = { [Column in Columns]: Row[Column] | null };

/** Null if the deposit was deleted, or the gateway was never queried. */
export type ComparedRow = CryptoPaymentRow &
  Of<TransactionRow, "reference" | "source_currency" | "source_amount_minor"> &
  Of<StatusSnapshotRow, "read_at"> & {
    fullname: string | null;
    email: string | null;
    deposit_status: TransactionRow["status"] | null;
    deposit_minor: number | null;
    deposit_currency: TransactionRow["currency"] | null;
    said_status: StatusSnapshotRow["status"];
    said_received: string | null;
    posted_minor: number;
  };

interface Period {
  readonly since: number;
  readonly before: number;
}

// The amount received for a deposit, whatever its status: the sum of all its entries.
const posted = sql<number>`coalesce((select -sum(amount_minor) from entries join postings on entry_id = entries.id
  where transaction_id = crypto_payments.transaction_id and account_id like 'house:settlement:%'), 0)`;

export function comparedPaymentsIn(db: Db) {
  return {
    list: ({ since, before }: Period, { limit, after }: PageWindow): Promise<ComparedRow[]> =>
      db
        .selectFrom("crypto_payments")
        .leftJoin(
          "gateway_status_snapshots",
          "gateway_status_snapshots.order_number",
          "crypto_payments.order_number",
        )
        .leftJoin("transactions", "transactions.id", "crypto_payments.transaction_id")
        .leftJoin("users", "users.id", "crypto_payments.user_id")
        .selectAll("crypto_payments")
        .select([
          "reference",
          "source_currency",
          "source_amount_minor",
          "fullname",
          "email",
          "read_at",
        ])
        .select([
          "transactions.status as deposit_status",
          "transactions.amount_minor as deposit_minor",
          "transactions.currency as deposit_currency",
        ])
        .select([
          "gateway_status_snapshots.status as said_status",
          "gateway_status_snapshots.received as said_received",
          posted.as("posted_minor"),
        ])
        .where("crypto_payments.created_at", ">=", since)
        .where("crypto_payments.created_at", "<", before)
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(crypto_payments.created_at, crypto_payments.order_number) < (${after?.at}, ${after?.id})`,
          ),
        )
        .orderBy("crypto_payments.created_at", "desc")
        .orderBy("crypto_payments.order_number", "desc")
        .limit(limit)
        .execute(),
  };
}
