// Ends suspensions that no other owner has confirmed: by hand, or after a day.
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { portalActor } from "../audit/portal-actor";
import { recordAudit } from "../audit/record-audit";
import { isActive, usersIn } from "../users/store";
import { notifyOwners } from "./notify-owners";
import { approvalRequestsIn } from "./store";
import { couldConfirm, suspensionMs } from "./suspend-staff";
import { suspensionsIn } from "./suspension-store";

interface EndingCall {
  readonly context: Context;
  readonly actor: { readonly user: UserRow };
  readonly address: string | null;
}

/** Closes the request and gives the person their status back. `ending` is missing if it has lapsed. */
export async function endSuspension(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
  ending?: EndingCall,
): Promise<void> {
  const isOwn = ending?.actor.user.id === row.requester_id;
  await approvalRequestsIn(db).end(row.id, {
    state: isOwn ? "cancelled" : "rejected",
    decider_id: ending?.actor.user.id ?? null,
    decided_at: context.now(),
  });
  await restoreSuspended(context, db, row, ending);
}

/** After the request was closed by a decision. */
export async function restoreSuspended(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
  ending?: EndingCall,
): Promise<void> {
  const owners = await usersIn(db).ownersLocked();
  const person = await usersIn(db).byIdLocked(row.user_id);
  // Without roles they are no longer staff.
  if (!person || person.staff_roles === "") return;
  if (!isActive(person))
    await usersIn(db).update(person.id, {
      account_status: row.restores ?? "active",
      version: person.version + 1,
      updated_at: context.now(),
    });
  await recordAudit(db, ending ?? { context, actor: portalActor, address: null }, {
    action: ending ? "staff.suspension_ended" : "staff.suspension_lapsed",
    subject: `user:${person.id}`,
    about: person,
  });
  const others = owners.filter((owner) => isActive(owner) && owner.id !== person.id);
  await notifyOwners(
    db,
    { context, actor: ending?.actor },
    { person, what: "back", owners: others, isLapsed: !ending },
  );
}

/** Background work: one pass over unconfirmed suspensions. Any number of hosts may run it at the same time. */
export async function settleSuspensions(context: Context): Promise<void> {
  const { storage } = context;
  for (const { id } of await suspensionsIn(storage.db).allOpen())
    await storage.transaction((db) => settle(context, db, id));
}

/** Before a sign-in, in case the background work is late. */
export async function settleSuspensionOf(context: Context, userId: string): Promise<void> {
  await context.storage.transaction(async (db) => {
    const row = await suspensionsIn(db).openOfLocked(userId);
    if (row) await settle(context, db, row.id);
  });
}

async function settle(context: Context, db: Db, id: string): Promise<void> {
  const row = await approvalRequestsIn(db).byIdLocked(id);
  if (row?.state !== "open") return;
  if (row.lapses_at === null) await startClock(context, db, row);
  else if (row.lapses_at <= context.now()) await endSuspension(context, db, row);
}

/** Starts the clocks of all suspensions that a new owner can now confirm. */
export async function startClocks(context: Context, db: Db): Promise<void> {
  for (const row of await suspensionsIn(db).allOpen())
    if (row.lapses_at === null) await startClock(context, db, row);
}

async function startClock(context: Context, db: Db, row: ApprovalRequestRow): Promise<void> {
  const owners = await usersIn(db).ownersLocked();
  if (!couldConfirm({ userId: row.user_id, ownerId: row.requester_id }, owners)) return;
  const lapsesAt = context.now() + suspensionMs;
  await suspensionsIn(db).startClock(row.id, lapsesAt);
  const [person, suspender] = [
    await usersIn(db).byId(row.user_id),
    await usersIn(db).byId(row.requester_id),
  ];
  if (!person) return;
  const call = { context, actor: suspender && { user: suspender } };
  const active = owners.filter(isActive);
  await notifyOwners(db, call, { person, what: "lost", owners: active, lapsesAt });
}
