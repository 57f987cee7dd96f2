import { sql, type Insertable } from "kysely";
import { locksRows, type Db } from "../../database/db";
import { withdrawalKinds, type DraftKind } from "./labels";
import type { DraftRow } from "../../database/rows/draft-row";

export function draftsIn(db: Db) {
  return {
    insert: (row: Insertable<DraftRow>) => db.insertInto("drafts").values(row).execute(),
    replace: ({ id, ...content }: DraftRow) =>
      db.updateTable("drafts").set(content).where("id", "=", id).execute(),
    byIdLocked(id: string): Promise<DraftRow | undefined> {
      const query = db.selectFrom("drafts").selectAll().where("id", "=", id);
      return (locksRows(db) ? query.forUpdate() : query).executeTakeFirst();
    },
    /** The newest draft of this session that can still be confirmed. */
    openIn: (
      { userId, sessionId }: { userId: string; sessionId: string },
      kinds: readonly DraftKind[],
      now: number,
    ) =>
      db
        .selectFrom("drafts")
        .selectAll()
        .where("session_id", "=", sessionId)
        .where("user_id", "=", userId)
        .where("kind", "in", kinds)
        .where("transaction_id", "is", null)
        .where((eb) =>
          eb.or([eb("wrong_codes", "is", null), eb("wrong_codes", "<", mostWrongCodes)]),
        )
        .where("expires_at", ">", now)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst(),
    forgetExpiredBefore: (moment: number) =>
      db.deleteFrom("drafts").where("expires_at", "<", moment).execute(),
    /** The locked destinations of this user's drafts that expire after this time. */
    frozenOf: (userId: string, moment: number) =>
      db
        .selectFrom("drafts")
        .select(["id", "destination_sealed"])
        .where("user_id", "=", userId)
        .where("kind", "=", "bank_withdrawal")
        .where("expires_at", ">", moment)
        .execute(),
    ...openDraftsIn(db),
    ofUser: (userId: string) =>
      db
        .selectFrom("drafts")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .execute(),
    byId: (id: string) =>
      db.selectFrom("drafts").selectAll().where("id", "=", id).executeTakeFirst(),
    ...outcomesIn(db),
  };
}

/** What becomes of a draft. */
function outcomesIn(db: Db) {
  return {
    countWrongCode: (id: string) =>
      db
        .updateTable("drafts")
        .set({ wrong_codes: sql`coalesce(wrong_codes, 0) + 1` })
        .where("id", "=", id)
        .execute(),
    removeOf: (transactionId: string) =>
      db.deleteFrom("drafts").where("transaction_id", "=", transactionId).execute(),
    confirm: (id: string, transactionId: string) =>
      db
        .updateTable("drafts")
        .set({ transaction_id: transactionId })
        .where("id", "=", id)
        .execute(),
    /** The transaction failed: the draft can be confirmed again. */
    reopen: (transactionId: string) =>
      db
        .updateTable("drafts")
        .set({ transaction_id: null })
        .where("transaction_id", "=", transactionId)
        .execute(),
  };
}

/** Withdrawals that can still be confirmed. */
function openDraftsIn(db: Db) {
  return {
    unconfirmedWithdrawalsOf: (userId: string, moment: number) =>
      db
        .selectFrom("drafts")
        .select(["id", "destination_sealed"])
        .where("user_id", "=", userId)
        .where("kind", "in", withdrawalKinds)
        .where("transaction_id", "is", null)
        .where("expires_at", ">", moment)
        .execute(),
    expire: (id: string, moment: number) =>
      db.updateTable("drafts").set({ expires_at: moment }).where("id", "=", id).execute(),
  };
}

/** A withdrawal that was confirmed with this many wrong codes has ended. */
export const mostWrongCodes = 5;

export const isEnded = ({ wrong_codes: wrong }: { readonly wrong_codes: number | null }) =>
  (wrong ?? 0) >= mostWrongCodes;
