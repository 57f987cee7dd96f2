import { locksRows, type Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";

/** Suspensions of staff that took effect before another owner confirmed them: approval requests with a status to restore. */
export function suspensionsIn(db: Db) {
  const all = () =>
    db.selectFrom("approval_requests").selectAll().where("restores", "is not", null);
  const open = () => all().where("state", "=", "open");
  return {
    /** The unconfirmed one of this person, locked where the engine locks rows. Lock it before any user, as decisions do. */
    openOfLocked(userId: string): Promise<ApprovalRequestRow | undefined> {
      const query = open().where("user_id", "=", userId);
      return (locksRows(db) ? query.forUpdate() : query).executeTakeFirst();
    },
    openBy: (ownerId: string): Promise<ApprovalRequestRow | undefined> =>
      open().where("requester_id", "=", ownerId).executeTakeFirst(),
    allOpen: (): Promise<ApprovalRequestRow[]> => open().orderBy("created_at").execute(),
    /** Whether one of this person by this owner ended unconfirmed, if it began after this time (UTC milliseconds). */
    async hasEnded(userId: string, ownerId: string, since: number): Promise<boolean> {
      const ended = await all()
        .where("user_id", "=", userId)
        .where("requester_id", "=", ownerId)
        .where("created_at", ">", since)
        .where("state", "in", ["rejected", "cancelled"])
        .executeTakeFirst();
      return ended !== undefined;
    },
    startClock: (id: string, lapsesAt: number) =>
      db
        .updateTable("approval_requests")
        .set({ lapses_at: lapsesAt })
        .where("id", "=", id)
        .execute(),
  };
}
