import type { Db } from "~server/database/db";
import type { Currency } from "~server/kernel/currencies";

/** In the server, a row is added to `Schema` (`server/database/schema.ts`), and `withTables` isn't needed. */
interface SavingsGoalRow {
  user_id: string;
  amount_minor: number;
  currency: Currency;
  updated_at: number;
}

export function savingsGoalsIn(connection: Db) {
  const db = connection.withTables<{ savings_goals: SavingsGoalRow }>();
  return {
    ofUser: (userId: string): Promise<SavingsGoalRow | undefined> =>
      db.selectFrom("savings_goals").selectAll().where("user_id", "=", userId).executeTakeFirst(),
    save: ({ user_id, ...goal }: SavingsGoalRow) =>
      db
        .insertInto("savings_goals")
        .values({ user_id, ...goal })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(goal))
        .execute(),
  };
}
