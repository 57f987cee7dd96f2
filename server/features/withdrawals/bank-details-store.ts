import type { Insertable } from "kysely";
import type { Db } from "../../database/db";
import type { BankDetailsRow } from "../../database/schema";

export function bankDetailsIn(db: Db) {
  return {
    ofUser: (userId: string) =>
      db.selectFrom("bank_details").selectAll().where("user_id", "=", userId).executeTakeFirst(),
    save: (row: Insertable<BankDetailsRow>) =>
      db
        .insertInto("bank_details")
        .values(row)
        .onConflict((conflict) =>
          conflict.column("user_id").doUpdateSet({
            region: row.region,
            sealed: row.sealed,
            usable_from: row.usable_from,
            added_at: row.added_at,
            updated_at: row.updated_at,
          }),
        )
        .execute(),
  };
}
