import type { Db } from "../../database/db";
import type { Actor, Approvable, Call, Handler } from "../../http/call";
import { command } from "../../http/command";
import { refuse } from "../../kernel/refusal";
import { namedThen } from "../audit/named-then";
import { recordAudit } from "../audit/record-audit";
import { requireTwoPeople } from "../second-approval/require-two-people";
import { approvalRequestsIn } from "../second-approval/store";
import type { payoutStopOperations } from "./operations";
import type { PayoutStop } from "./schemas";
import { payoutStopsIn } from "./payout-stop-store";

const subjectOf = (id: string) => `payout_stop:${id}`;

export const readPayoutStop: Handler<typeof payoutStopOperations.current> = (call) =>
  presentPayoutStop(call.context.storage.db, call);

export const stopPayouts: Handler<typeof payoutStopOperations.stop> = (call) => {
  const { context, actor, body } = call;
  return command(call, async (db) => {
    const stops = payoutStopsIn(db);
    await stops.lock();
    if (await stops.inForce()) return refuse("payouts_stopped_already");
    const id = context.newId();
    await stops.insert({
      id,
      state: "in_force",
      reason: body.reason,
      stopped_by: actor.user.id,
      created_at: context.now(),
      ended_by: null,
      ended_at: null,
    });
    await recordAudit(db, call, {
      action: "payouts.stopped",
      subject: subjectOf(id),
      reason: body.reason,
    });
    return presentPayoutStop(db, call);
  });
};

const resume: Handler<typeof payoutStopOperations.resume> = async (call) => {
  const { context, actor, params, body } = call;
  return command(call, async (db) => {
    const stops = payoutStopsIn(db);
    await stops.lock();
    const stop = await stops.byId(params.id ?? "");
    if (!stop) return refuse("not_found");
    if (stop.state === "ended") return presentPayoutStop(db, call);
    await requireTwoPeople(call, db, { userId: actor.user.id, walletId: null, amount: null });
    await stops.end(stop.id, { ended_by: actor.user.id, ended_at: context.now() });
    await recordAudit(db, call, {
      action: "payouts.resumed",
      subject: subjectOf(stop.id),
      reason: body.reason,
    });
    return presentPayoutStop(db, call);
  });
};

export const resumePayouts: Approvable<typeof payoutStopOperations.resume> = {
  handler: resume,
  // A stop never changes until it ends.
  subject: async ({ params: { id = "" } }, db) => {
    const stop = await payoutStopsIn(db).byId(id);
    return { subject: subjectOf(id), version: stop?.state === "in_force" ? 1 : undefined };
  },
  unchanged: (call, db) => presentPayoutStop(db, call),
};

async function presentPayoutStop(
  db: Db,
  { context, actor, locale }: Pick<Call, "context" | "locale"> & { readonly actor: Actor },
): Promise<PayoutStop> {
  const stop = await payoutStopsIn(db).inForce();
  if (!stop) return { isStopped: false };
  if (!actor.rights.has("view")) return { isStopped: true };
  const stopper = { id: stop.stopped_by, at: stop.created_at };
  const [named, [request]] = await Promise.all([
    namedThen(context, db, [stopper], locale),
    approvalRequestsIn(db).openAbout(subjectOf(stop.id)),
  ]);
  return {
    isStopped: true,
    id: stop.id,
    since: new Date(stop.created_at).toISOString(),
    reason: stop.reason,
    stoppedBy: named(stopper),
    ...(request && { resumeRequest: request.id }),
  };
}
