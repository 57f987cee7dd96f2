import type { Insertable } from "kysely";
import { locksRows, type Db } from "../../database/db";
import type { CardRow, CardSecretRow } from "../../database/schema";

export function cardsIn(db: Db) {
  return {
    insert: (row: Insertable<CardRow>) => db.insertInto("cards").values(row).execute(),
    inUse: (userId: string) =>
      db
        .selectFrom("cards")
        .selectAll()
        .where("user_id", "=", userId)
        .where("removed_at", "is", null)
        .executeTakeFirst(),
    byId: (id: string) =>
      db.selectFrom("cards").selectAll().where("id", "=", id).executeTakeFirst(),
    byIdLocked(id: string): Promise<CardRow | undefined> {
      const query = db.selectFrom("cards").selectAll().where("id", "=", id);
      return (locksRows(db) ? query.forUpdate() : query).executeTakeFirst();
    },
    /** The card of a draft of this user, until it lapses. */
    unsaved: (userId: string, id: string, now: number) =>
      db
        .selectFrom("cards")
        .selectAll()
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .where("unsaved_until", ">", now)
        .executeTakeFirst(),
    lapsed: (now: number) =>
      db.selectFrom("cards").selectAll().where("unsaved_until", "<=", now).limit(100).execute(),
    async remove(id: string): Promise<void> {
      await db.deleteFrom("card_secrets").where("card_id", "=", id).execute();
      await db.deleteFrom("cards").where("id", "=", id).execute();
    },
    update: (id: string, change: Partial<CardRow>) =>
      db.updateTable("cards").set(change).where("id", "=", id).execute(),
    saveSecret: (row: Insertable<CardSecretRow>) =>
      db.insertInto("card_secrets").values(row).execute(),
    eraseSecret: (cardId: string, kind: CardSecretRow["kind"]) =>
      db
        .deleteFrom("card_secrets")
        .where("card_id", "=", cardId)
        .where("kind", "=", kind)
        .execute(),
    secretsOf: (cardId: string): Promise<CardSecretRow[]> =>
      db.selectFrom("card_secrets").selectAll().where("card_id", "=", cardId).execute(),
    postponeErasing: (cardId: string, eraseAfter: number) =>
      db
        .updateTable("card_secrets")
        .set({ erase_after: eraseAfter })
        .where("card_id", "=", cardId)
        .where("kind", "=", "cvv")
        .execute(),
    ...cardErasureIn(db),
  };
}

function cardErasureIn(db: Db) {
  return {
    eraseSecretsOfUser: (userId: string) =>
      db
        .deleteFrom("card_secrets")
        .where("card_id", "in", db.selectFrom("cards").select("id").where("user_id", "=", userId))
        .execute(),
    dueForErasing: (now: number) =>
      db
        .selectFrom("card_secrets")
        .select("card_id")
        .where("kind", "=", "cvv")
        .where("erase_after", "<=", now)
        .limit(100)
        .execute(),
    /** Erases the CVV if it is still due; false if its deadline was extended or another host was faster. */
    async eraseDueCvv(cardId: string, now: number): Promise<boolean> {
      const result = await db
        .deleteFrom("card_secrets")
        .where("card_id", "=", cardId)
        .where("kind", "=", "cvv")
        .where("erase_after", "<=", now)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
  };
}

/** The IDs of users whose saved card ends so, the newest first. */
export async function usersWithLastFour(db: Db, lastFour: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("cards")
    .select("user_id")
    .where("last_four", "=", lastFour)
    .where("removed_at", "is", null)
    .orderBy("added_at", "desc")
    .limit(most)
    .execute();
  return rows.map(({ user_id: id }) => id);
}
