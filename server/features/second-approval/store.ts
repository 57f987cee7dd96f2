import type { Insertable } from "kysely";
import { countMatches } from "../../database/count-matches";
import { locksRows, type Db } from "../../database/db";
import { pageByTime, type PageWindow } from "../../database/paging";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";

type State = ApprovalRequestRow["state"];

/** Only suspensions have the last two. */
type NewRequestRow = Omit<ApprovalRequestRow, "restores" | "lapses_at"> &
  Partial<Pick<ApprovalRequestRow, "restores" | "lapses_at">>;

/** Approval requests, newest first. A request never changes, except for its outcome. */
export function approvalRequestsIn(db: Db) {
  const forUpdate = locksRows(db);
  const inState = (state: State | undefined) => {
    const approvalRequests = db.selectFrom("approval_requests");
    return state === undefined ? approvalRequests : approvalRequests.where("state", "=", state);
  };
  return {
    insert: (row: Insertable<NewRequestRow>) =>
      db
        .insertInto("approval_requests")
        .values({ restores: null, lapses_at: null, ...row })
        .execute(),
    byId: (id: string): Promise<ApprovalRequestRow | undefined> =>
      db.selectFrom("approval_requests").selectAll().where("id", "=", id).executeTakeFirst(),
    /** The row, locked until the database transaction ends where the engine locks rows. */
    byIdLocked(id: string): Promise<ApprovalRequestRow | undefined> {
      const query = db.selectFrom("approval_requests").selectAll().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    /** Open requests about a record, as the audit log names it. */
    openAbout: (subject: string): Promise<ApprovalRequestRow[]> =>
      inState("open").selectAll().where("subject", "=", subject).execute(),
    /** Open requests about any of these records. */
    openAboutAny: (subjects: readonly string[]): Promise<ApprovalRequestRow[]> =>
      subjects.length === 0
        ? Promise.resolve([])
        : inState("open").selectAll().where("subject", "in", subjects).execute(),
    /** The same about one; the rows are locked if the engine locks rows. */
    openAboutLocked(subject: string): Promise<ApprovalRequestRow[]> {
      const query = inState("open").selectAll().where("subject", "=", subject).orderBy("id");
      return (forUpdate ? query.forUpdate() : query).execute();
    },
    /** Approved requests about it, oldest first. */
    approvedAbout: (subject: string): Promise<ApprovalRequestRow[]> =>
      inState("approved")
        .selectAll()
        .where("subject", "=", subject)
        .orderBy("decided_at")
        .orderBy("id")
        .execute(),
    /** Open requests about this user; the rows are locked if the engine locks rows. */
    openForLocked(userId: string): Promise<ApprovalRequestRow[]> {
      const query = inState("open").selectAll().where("user_id", "=", userId).orderBy("id");
      return (forUpdate ? query.forUpdate() : query).execute();
    },
    ...repeatedRequestsIn(db),
    list: (state: State | undefined, page: PageWindow): Promise<ApprovalRequestRow[]> =>
      pageByTime(inState(state).selectAll(), "created_at", page).execute(),
    count: (state: State | undefined) => countMatches(inState(state)),
    end: (
      id: string,
      end: Pick<ApprovalRequestRow, "state" | "decider_id" | "decided_at"> &
        Partial<Pick<ApprovalRequestRow, "sealed_decision">>,
    ) => db.updateTable("approval_requests").set(end).where("id", "=", id).execute(),
  };
}

/** What limits and repetitions are found by. */
function repeatedRequestsIn(db: Db) {
  return {
    /** Those about a record, newest first. */
    about: (subject: string): Promise<ApprovalRequestRow[]> =>
      db
        .selectFrom("approval_requests")
        .selectAll()
        .where("subject", "=", subject)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute(),
    /** Other requests about this user that are open, or were approved since then; newest first. */
    besides: (
      { id, user_id }: Pick<ApprovalRequestRow, "id" | "user_id">,
      since: number,
    ): Promise<ApprovalRequestRow[]> =>
      db
        .selectFrom("approval_requests")
        .selectAll()
        .where("user_id", "=", user_id)
        .where("id", "<>", id)
        .where((eb) =>
          eb.or([
            eb("state", "=", "open"),
            eb.and([eb("state", "=", "approved"), eb("decided_at", ">", since)]),
          ]),
        )
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(100)
        .execute(),
    countOpenBy: (userId: string) =>
      countMatches(
        db
          .selectFrom("approval_requests")
          .where("state", "=", "open")
          .where("requester_id", "=", userId),
      ),
  };
}

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
