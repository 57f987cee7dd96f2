// The outbox list for administrators, newest first.
import { countMatches } from "../../database/count-matches";
import type { Db } from "../../database/db";
import type { OutboxRow } from "../../database/rows/mail-rows";
import type { mailStates } from "./labels";

export const unsentStates = ["queued", "sending"] as const;

type OutboxCounts = Readonly<Record<OutboxRow["state"], number>>;

/** States shown to administrators: an email being sent is still waiting. */
type ListedState = (typeof mailStates)[number];

export function outboxListsIn(db: Db) {
  const listed = (state: ListedState | undefined) => {
    const messages = db.selectFrom("outbox");
    if (state === undefined) return messages;
    return state === "waiting"
      ? messages.where("state", "in", unsentStates)
      : messages.where("state", "=", state);
  };
  return {
    byId: (id: string): Promise<OutboxRow | undefined> =>
      db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst(),
    /** Newest first; without a state, all of them. */
    list: (
      state: ListedState | undefined,
      page: { limit: number; offset: number },
    ): Promise<OutboxRow[]> =>
      listed(state)
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(page.limit)
        .offset(page.offset)
        .execute(),
    countOf: (state: ListedState | undefined) => countMatches(listed(state)),
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
