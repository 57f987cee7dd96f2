import type { viewerOperations } from "./operations";
import type { Handler } from "../../http/call";
import { decidingRights, isStaleView, viewCutoff, viewedKinds, type ViewedKind } from "./rules";
import { viewersIn } from "./store";
import { staffIdOf } from "../users/person-of";
import type { Viewers } from "./schemas";

/** Not a `command`: the page is shown even if the view can't be recorded. */
export const viewRecord: Handler<typeof viewerOperations.view> = async ({
  context,
  actor,
  body,
}) => {
  const { storage } = context;
  const [now, userId] = [context.now(), actor.user.id];
  const since = viewCutoff(now);
  const recordId = body.record.slice(body.record.indexOf(":") + 1);
  const kind = viewedKinds.find((name) => body.record === `${name}:${recordId}`);
  if (!kind) return { viewers: [] };
  const viewers = viewersIn(storage.db);
  const rows = await viewers.ofRecord({ kind, recordId }, since);
  const own = rows.find((row) => row.user_id === userId);
  const mayDecide = decidingRights[kind].some((right) => actor.rights.has(right));
  if (mayDecide && isStaleView(own?.seen_at, now))
    await viewers
      .mark({ kind, recordId }, { userId, now, since })
      .catch((error: unknown) => context.report("viewers", error));
  return presentViewers(kind, rows, { callerId: userId, now });
};

export const listViewers: Handler<typeof viewerOperations.list> = async ({
  context,
  actor,
  query: { kind },
}) => {
  const now = context.now();
  const rows = await viewersIn(context.storage.db).ofKind(kind, viewCutoff(now));
  return presentViewers(kind, rows, { callerId: actor.user.id, now });
};

type Row = Awaited<ReturnType<ReturnType<typeof viewersIn>["ofKind"]>>[number];

/** Leaves out the caller. */
function presentViewers(
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
