// Cards, bank details and withdrawals whose account isn't recorded yet, and accounts whose last four characters aren't.
import { locksRows, type Db } from "../../database/db";
import type { BankDetailsRow, PaymentAccountRow } from "../../database/schema";

const rowsAtOnce = 200;

export function unrecordedIn(db: Db) {
  const forUpdate = locksRows(db);
  const { withdrawals, cards, bankDetails, tails } = unrecordedRows(db);
  return {
    withdrawalsAfter: (id: string) =>
      withdrawals().where("id", ">", id).orderBy("id").limit(rowsAtOnce).execute(),
    /** The row, locked; undefined if it was recorded or erased meanwhile. */
    withdrawal(id: string) {
      const query = withdrawals().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    recordWithdrawal: (id: string, accountId: string) =>
      db
        .updateTable("transactions")
        .set({ payment_account_id: accountId })
        .where("id", "=", id)
        .execute(),
    /** Those whose number is still stored. */
    cardsAfter: (id: string) =>
      cards()
        .where("id", ">", id)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom("card_secrets")
              .select("card_id")
              .whereRef("card_secrets.card_id", "=", "cards.id")
              .where("kind", "=", "number"),
          ),
        )
        .orderBy("id")
        .limit(rowsAtOnce)
        .execute(),
    card(id: string) {
      const query = cards().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    bankDetailsAfter: (userId: string) =>
      bankDetails().where("user_id", ">", userId).orderBy("user_id").limit(rowsAtOnce).execute(),
    bankDetails(userId: string): Promise<BankDetailsRow | undefined> {
      const query = bankDetails().where("user_id", "=", userId);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    tailsAfter: (id: string) =>
      tails().where("id", ">", id).orderBy("id").limit(rowsAtOnce).execute(),
    tail(id: string) {
      const query = tails().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    recordTail: (id: string, columns: Pick<PaymentAccountRow, "tail_digest" | "tail_sealed">) =>
      db.updateTable("payment_accounts").set(columns).where("id", "=", id).execute(),
    /** A withdrawal that went to this account. */
    withdrawalTo: (accountId: string, userId: string) =>
      db
        .selectFrom("transactions")
        .select(["id", "destination_sealed"])
        .where("user_id", "=", userId)
        .where("payment_account_id", "=", accountId)
        .where("destination_sealed", "is not", null)
        .limit(1)
        .executeTakeFirst(),
    recordBankDetails: ({ user_id: userId, updated_at: updatedAt }: BankDetailsRow) =>
      db
        .updateTable("bank_details")
        .set({ account_recorded_at: updatedAt })
        .where("user_id", "=", userId)
        .execute(),
  };
}

function unrecordedRows(db: Db) {
  return {
    withdrawals: () =>
      db
        .selectFrom("transactions")
        .select(["id", "user_id", "destination_sealed"])
        .where("destination_sealed", "is not", null)
        .where("payment_account_id", "is", null),
    cards: () =>
      db
        .selectFrom("cards")
        .select(["id", "user_id"])
        .where("removed_at", "is", null)
        .where("payment_account_id", "is", null),
    tails: () =>
      db
        .selectFrom("payment_accounts")
        .select(["id", "user_id", "sealed"])
        .where("kind", "=", "bank")
        .where("tail_digest", "is", null),
    bankDetails: () =>
      db
        .selectFrom("bank_details")
        .selectAll()
        .where((eb) =>
          eb.or([
            eb("account_recorded_at", "is", null),
            eb("account_recorded_at", "<>", eb.ref("updated_at")),
          ]),
        ),
  };
}
