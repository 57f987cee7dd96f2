import { countMatches } from "../../database/count-matches";
import type { Db } from "../../database/db";
import type { SimulatedBankLineRow } from "../../database/rows/bank-transfer-rows";

const mostReturnable = 50;

/** The lines of the bank that a demonstration plays. */
export function simulatedBankLinesIn(db: Db) {
  const ofAccount = (id: string) =>
    db.selectFrom("simulated_bank_lines").where("receiving_account_id", "=", id);
  return {
    /** False if the payout has such a line already. */
    async insert(row: SimulatedBankLineRow): Promise<boolean> {
      const result = await db
        .insertInto("simulated_bank_lines")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    count: (accountId: string) => countMatches(ofAccount(accountId)),
    /** In order, from the first to the last of these days. */
    between: (accountId: string, { from, to }: { from: string; to: string }) =>
      ofAccount(accountId)
        .selectAll()
        .where("booking_date", ">=", from)
        .where("booking_date", "<=", to)
        .orderBy("booking_date")
        .orderBy("created_at")
        .orderBy("id")
        .execute(),
    /** The balance before this day, in minor units. */
    async balanceBefore(accountId: string, day: string): Promise<bigint> {
      const row = await ofAccount(accountId)
        .select((eb) => eb.fn.sum("amount_minor").as("sum"))
        .where("booking_date", "<", day)
        .executeTakeFirst();
      return BigInt(row?.sum ?? 0);
    },
    /** The debit of a payout that hasn't come back. */
    payoutLine: (transactionId: string): Promise<SimulatedBankLineRow | undefined> =>
      returnable(db).where("paid.transaction_id", "=", transactionId).executeTakeFirst(),
    /** Newest first. */
    returnable: (): Promise<SimulatedBankLineRow[]> =>
      returnable(db).orderBy("paid.id", "desc").limit(mostReturnable).execute(),
    sentPayouts: (most: number) => sentPayouts(db).limit(most).execute(),
    countSent: () => countMatches(sentPayouts(db)),
    /** Without what names the person; the balance stays what it is. */
    anonymize: (userId: string) =>
      db
        .updateTable("simulated_bank_lines")
        .set({ user_id: null, name: "", account: "", payer_reference: null, text: "" })
        .where("user_id", "=", userId)
        .execute(),
  };
}

const returnable = (db: Db) =>
  db
    .selectFrom("simulated_bank_lines as paid")
    .selectAll("paid")
    .where("paid.kind", "=", "payout")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("simulated_bank_lines as back")
            .select("back.id")
            .where("back.kind", "=", "return")
            .whereRef("back.transaction_id", "=", "paid.transaction_id"),
        ),
      ),
    );

/** Payouts by bank transfer that were sent and that no statement has. */
const sentPayouts = (db: Db) =>
  db
    .selectFrom("payouts")
    .innerJoin("transactions", "transactions.id", "payouts.transaction_id")
    .innerJoin("users", "users.id", "transactions.user_id")
    .select([
      "transactions.id",
      "transactions.reference",
      "transactions.user_id",
      "transactions.amount_minor",
      "transactions.fee_minor",
      "transactions.currency",
      "users.fullname",
    ])
    .where("payouts.state", "=", "sent")
    .where("transactions.payment_method", "=", "bank")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("simulated_bank_lines as lines")
            .select("lines.id")
            .where("lines.kind", "=", "payout")
            .whereRef("lines.transaction_id", "=", "transactions.id"),
        ),
      ),
    );
