// The outbox list for administrators, newest first.
import { countMatches } from "../../database/count-matches";
import type { Db } from "../../database/db";
import type { OutboxRow } from "../../database/rows/mail-rows";
import type { mailStates } from "./labels";

export const unsentStates = ["queued", "sending"] as const;

type OutboxCounts = Readonly<Record<OutboxRow["state"], number>>;

/** States shown to administrators: an email being sent is still waiting. */
type ListedState = (typeof mailStates)[number];

interface OutboxFilter {
  readonly state?: ListedState | undefined;
  /** The recipient's ID. */
  readonly user?: string | undefined;
}

export function outboxListsIn(db: Db) {
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
    list: (filter: OutboxFilter, page: { limit: number; offset: number }): Promise<OutboxRow[]> =>
      listed(filter)
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(page.limit)
        .offset(page.offset)
        .execute(),
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
