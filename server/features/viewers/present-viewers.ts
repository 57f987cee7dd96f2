import { staffIdOf } from "../users/person-of";
import type { Viewers } from "./schemas";
import type { ViewedKind } from "./rules";
import type { viewersIn } from "./store";

type Row = Awaited<ReturnType<ReturnType<typeof viewersIn>["ofKind"]>>[number];

/** Leaves out the caller. */
export function presentViewers(
  kind: ViewedKind,
  rows: readonly Row[],
  { callerId, now }: { callerId: string; now: number },
): Viewers {
  const others = rows.filter((row) => row.user_id !== callerId);
  return {
    viewers: others.map((row) => ({
      record: `${kind}:${row.record_id}`,
      name: row.fullname || row.username,
      staffId: staffIdOf(row),
      openedAt: new Date(row.opened_at).toISOString(),
      openForSeconds: Math.max(0, Math.floor((now - row.opened_at) / 1000)),
    })),
  };
}
