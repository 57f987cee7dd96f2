import { sql } from "kysely";
import { openDatabase } from "~server/database/engine/dialect";

const atOnce = 500;

interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Gives a customer this many settled transactions, straight into the database. */
export async function addTransactions(place: Place, email: string, count: number): Promise<void> {
  const { db } = openDatabase(place);
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email_key", "=", email)
    .executeTakeFirstOrThrow();
  const wallet = await db
    .selectFrom("wallets")
    .select("id")
    .where("user_id", "=", user.id)
    .executeTakeFirstOrThrow();
  const now = Date.now();
  const row = (index: number) => {
    const at = now - index * 60_000;
    const id = `bench-${String(index).padStart(7, "0")}`;
    const kind = {
      type: "deposit",
      action: "funding",
      payment_method: "card",
      status: "failed",
      currency: "USD",
    } as const;
    return {
      id,
      reference: `TX-BENCH${index}`,
      user_id: user.id,
      wallet_id: wallet.id,
      ...kind,
      amount_minor: 100 + index,
      is_gateway_made: 0,
      is_set_by_hand: 0,
      version: 1,
      created_at: at,
      updated_at: at,
    };
  };
  await db.transaction().execute(async (trx) => {
    const tables = trx.withTables<{ transactions: ReturnType<typeof row> }>();
    for (let from = 0; from < count; from += atOnce) {
      const rows = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) =>
        row(from + at),
      );
      await tables.insertInto("transactions").values(rows).execute();
    }
    const sum = 100 * count + (count * (count - 1)) / 2;
    await trx
      .insertInto("transaction_counters")
      .values({
        user_id: user.id,
        type: "deposit",
        status: "failed",
        count,
        sum_minor: sum,
        currency: "USD",
      })
      .execute();
  });
  // PostgreSQL does it by itself, but only after a while.
  if (place.databaseUrl) await sql`analyze transactions`.execute(db);
  await db.destroy();
}
