import { sql, type Insertable } from "kysely";
import type { Db } from "../../database/db";
import { pageByTime, type PageWindow } from "../../database/paging";
import type { MailFault } from "./rules";
import type { OutboxRow } from "../../database/rows/mail-rows";
import { countMatches } from "../../database/count-matches";
import type { mailStates } from "./labels";

const dueAtOnce = 50;
const unsentStates = ["queued", "sending"] as const;

export function outboxIn(db: Db) {
  return {
    ...outboxRowsIn(db),
    ...dueMailIn(db),
    /** Claims it until `until`, when another host may claim it; undefined if another host was faster. */
    claim: (
      id: string,
      { now, until }: { now: number; until: number },
    ): Promise<OutboxRow | undefined> =>
      db
        .updateTable("outbox")
        .set({ state: "sending", attempts: sql`attempts + 1`, next_attempt_at: until })
        .where("id", "=", id)
        .where("state", "in", unsentStates)
        .where("next_attempt_at", "<=", now)
        .returningAll()
        .executeTakeFirst(),
    /** Records the result of an attempt; false if another attempt has taken over. */
    async settle(
      { id, attempts }: Pick<OutboxRow, "id" | "attempts">,
      change: Partial<OutboxRow>,
    ): Promise<boolean> {
      const result = await db
        .updateTable("outbox")
        .set(change)
        .where("id", "=", id)
        .where("state", "=", "sending")
        .where("attempts", "=", attempts)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    /** With which of these the last attempt of a waiting email failed. */
    async waitsFor(faults: readonly MailFault[]): Promise<string | null> {
      const row = await db
        .selectFrom("outbox")
        .select("last_error")
        .where("state", "in", unsentStates)
        .where("last_error", "in", faults)
        .limit(1)
        .executeTakeFirst();
      return row?.last_error ?? null;
    },
    /** Makes waiting emails due, or those of them whose last attempt failed with one of these. */
    async makeDue(now: number, faults?: readonly MailFault[]): Promise<void> {
      await db
        .updateTable("outbox")
        .set({ next_attempt_at: now })
        .where("state", "=", "queued")
        .where("next_attempt_at", ">", now)
        .$if(faults !== undefined, (query) => query.where("last_error", "in", faults ?? []))
        .execute();
    },
    ...outboxListsIn(db),
    ...outboxErasureIn(db),
  };
}

function dueMailIn(db: Db) {
  return {
    /** IDs of emails that are due, oldest first. */
    async due(now: number): Promise<string[]> {
      // Each state in the order of its index: both in one query would sort all that wait.
      const waiting = (state: (typeof unsentStates)[number]) =>
        db
          .selectFrom("outbox")
          .select(["id", "next_attempt_at as at"])
          .where("state", "=", state)
          .where("next_attempt_at", "<=", now)
          .orderBy("next_attempt_at")
          .orderBy("id")
          .limit(dueAtOnce)
          .execute();
      const found = (await Promise.all(unsentStates.map(waiting))).flat();
      return found
        .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
        .slice(0, dueAtOnce)
        .map(({ id }) => id);
    },
  };
}

function outboxRowsIn(db: Db) {
  return {
    insert: (rows: readonly Insertable<OutboxRow>[]) =>
      db.insertInto("outbox").values(rows).execute(),
    ofUser: (userId: string) =>
      db.selectFrom("outbox").selectAll().where("user_id", "=", userId).orderBy("id").execute(),
  };
}

/** Looks up and erases emails. */
function outboxErasureIn(db: Db) {
  return {
    async knownIds(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db.selectFrom("outbox").select("id").where("id", "in", ids).execute();
      return new Set(rows.map(({ id }) => id));
    },
    /** Deletes sent and failed emails written before this time; returns their IDs. */
    async forgetEndedBefore(moment: number): Promise<string[]> {
      const rows = await db
        .deleteFrom("outbox")
        .where("state", "in", ["sent", "failed"])
        .where("created_at", "<", moment)
        .returning("id")
        .execute();
      return rows.map(({ id }) => id);
    },
    /** Erases the text of failed emails that have expired. */
    eraseUseless: (now: number) =>
      db
        .updateTable("outbox")
        .set({ contents: null })
        .where("state", "=", "failed")
        .where("expires_at", "<=", now)
        .where("contents", "is not", null)
        .execute(),
    /** Deletes all emails: those of the seeded history are sent to no one. */
    clear: () => db.deleteFrom("outbox").execute(),
  };
}

type OutboxCounts = Readonly<Record<OutboxRow["state"], number>>;

/** States shown to administrators: an email being sent is still waiting. */
type ListedState = (typeof mailStates)[number];

interface OutboxFilter {
  readonly state?: ListedState | undefined;
  /** The recipient's ID. */
  readonly user?: string | undefined;
}

/** The list for administrators. */
function outboxListsIn(db: Db) {
  const listed = ({ state, user }: OutboxFilter) => {
    const every = db.selectFrom("outbox");
    const messages = user === undefined ? every : every.where("user_id", "=", user);
    if (state === undefined) return messages;
    return state === "waiting"
      ? messages.where("state", "in", unsentStates)
      : messages.where("state", "=", state);
  };
  return {
    byId: (id: string): Promise<OutboxRow | undefined> =>
      db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst(),
    /** Newest first; without a filter, all of them. */
    list: (filter: OutboxFilter, page: PageWindow): Promise<OutboxRow[]> =>
      pageByTime(listed(filter).selectAll(), "created_at", page).execute(),
    countOf: (filter: OutboxFilter) => countMatches(listed(filter)),
    async counts(): Promise<OutboxCounts> {
      const rows = await db
        .selectFrom("outbox")
        .select(["state", (eb) => eb.fn.countAll<number>().as("count")])
        .groupBy("state")
        .execute();
      const of = (state: OutboxRow["state"]) => rows.find((row) => row.state === state)?.count ?? 0;
      return {
        queued: of("queued"),
        sending: of("sending"),
        sent: of("sent"),
        failed: of("failed"),
      };
    },
    /** Makes it due now; false if it is already being sent. */
    async requeue({ id, state }: Pick<OutboxRow, "id" | "state">, now: number): Promise<boolean> {
      const result = await db
        .updateTable("outbox")
        .set({ state: "queued", next_attempt_at: now })
        .where("id", "=", id)
        .where("state", "=", state)
        .where("contents", "is not", null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
  };
}
