// A ledger with very many entries, written straight into the database.
import { openDatabase } from "~server/database/engine/dialect";

/** This many entries of one cent each, in this month. The stored balance is unchanged. */
export async function addEntries(dataDir: string, email: string, count: number): Promise<void> {
  const { db } = openDatabase({ dataDir });
  const account = await db
    .selectFrom("accounts")
    .innerJoin("wallets", "wallets.id", "accounts.wallet_id")
    .innerJoin("users", "users.id", "wallets.user_id")
    .select(["accounts.id", "accounts.wallet_id"])
    .where("users.email_key", "=", email)
    .where("accounts.kind", "=", "available")
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: count }, (_, index) => `long-${String(index).padStart(6, "0")}`);
  await db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const entry = {
        id,
        wallet_id: account.wallet_id,
        actor_id: "test",
      };
      await trx
        .insertInto("entries")
        .values({ ...entry, created_at: Date.now() })
        .execute();
      await trx
        .insertInto("postings")
        .values({ entry_id: id, account_id: account.id, amount_minor: 1 })
        .execute();
    }
  });
  await db.destroy();
}
