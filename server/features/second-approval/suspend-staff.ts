// One owner can suspend one colleague at a time: immediately, and for a day unless another owner confirms it. By hand, or after that day,
// it ends.
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { UserRow } from "../../database/schema";
import type { Approval, Refused } from "../../http/call";
import { rollBack } from "../../http/command";
import type { Context } from "../../http/context";
import { refuse } from "../../kernel/refusal";
import { rolesIn } from "../../kernel/staff-roles";
import { recordAudit } from "../audit/record-audit";
import { isActive, usersIn, type OwnerRow } from "../users/store";
import { ApprovalRequired, countApprovers } from "./require-two-people";
import { requestedCallRow } from "./requested-call-row";
import { notifyOwners } from "./notify-owners";
import { approvalRequestsIn, suspensionsIn } from "./store";
import { portalActor } from "../audit/portal-actor";

const suspensionMs = 24 * 60 * 60_000;
/** For how long an owner whose suspension of someone wasn't confirmed needs approval before suspending them again. */
const repeatMs = 30 * suspensionMs;

interface SuspendingCall {
  readonly context: Context;
  readonly actor: { readonly user: UserRow };
  readonly address: string | null;
  readonly name: string;
  readonly approval?: Approval | undefined;
}

interface Suspending {
  readonly person: UserRow;
  /** All owners, locked: suspended ones still count. */
  readonly owners: readonly OwnerRow[];
}

/** Rolls back if another owner must approve first. Otherwise whether a confirmation is needed, or the refusal. */
export async function checkSuspending(
  { context, actor, approval }: SuspendingCall,
  db: Db,
  { person, owners }: Suspending,
): Promise<"final" | "unconfirmed" | Refused> {
  const { id } = actor.user;
  if (approval || owners.every((owner) => owner.id === id)) return "final";
  const earlier = await suspensionsIn(db).openBy(id);
  if (earlier) {
    const suspended = await usersIn(db).byId(earlier.user_id);
    return refuse("suspension_unconfirmed", { values: { name: suspended?.fullname ?? "" } });
  }
  const pending = { userId: person.id, walletId: null, amount: null, right: "staff" as const };
  const since = context.now() - repeatMs;
  const isRepeated =
    couldConfirm({ userId: person.id, ownerId: id }, owners) &&
    (await suspensionsIn(db).hasEnded(person.id, id, since));
  if (isRepeated) rollBack(new ApprovalRequired(pending));
  if (!(await isLastHolder(db, person))) return "unconfirmed";
  const approvers = { context, rights: ["staff"] as const, apart: [id, person.id] };
  if ((await countApprovers(db, approvers)) > 0) rollBack(new ApprovalRequired(pending));
  return "unconfirmed";
}

/** Whether there is an owner, suspended or not, who neither made the suspension nor is suspended by it. */
const couldConfirm = (
  { userId, ownerId }: { readonly userId: string; readonly ownerId: string },
  owners: readonly OwnerRow[],
): boolean => owners.some(({ id }) => id !== userId && id !== ownerId);

/** Whether one of the person's roles would be left without active staff. */
async function isLastHolder(db: Db, person: UserRow): Promise<boolean> {
  if (!isActive(person)) return false;
  for (const role of rolesIn(person.staff_roles)) {
    const holders = await usersIn(db).activeStaffWith([role]);
    if (holders.every(({ id }) => id === person.id)) return true;
  }
  return false;
}

interface Suspended extends Suspending {
  readonly status: UserRow["account_status"];
  readonly need: "final" | "unconfirmed";
}

/** Records it and notifies the owners, inside the database transaction that suspends. */
export async function recordSuspension(
  call: SuspendingCall,
  db: Db,
  { person, owners, status, need }: Suspended,
): Promise<void> {
  const { context, actor, name } = call;
  const subject = `user:${person.id}`;
  const isTimed =
    need === "unconfirmed" && couldConfirm({ userId: person.id, ownerId: actor.user.id }, owners);
  const lapsesAt = isTimed ? context.now() + suspensionMs : null;
  if (need === "unconfirmed") {
    const row = await requestedCallRow(
      { context, requesterId: actor.user.id, subject },
      db,
      { userId: person.id, walletId: null, amount: null },
      { name, params: { id: person.id }, body: { accountStatus: status }, right: "staff" },
    );
    if (!row) return;
    const restores = person.account_status;
    await approvalRequestsIn(db).insert({ ...row, restores, lapses_at: lapsesAt });
  }
  await recordAudit(db, call, {
    action: "staff.suspended",
    subject,
    about: person,
    after: {
      accountStatus: status,
      ...(lapsesAt !== null && { endsUnlessConfirmed: new Date(lapsesAt).toISOString() }),
    },
  });
  await notifyOwners(db, call, {
    person,
    what: "lost",
    owners: owners.filter(isActive),
    ...(need === "unconfirmed" && { lapsesAt }),
  });
}

/** The suspension that this call confirms; undefined if it is another call. */
export async function confirmedBy(
  { approval }: Pick<SuspendingCall, "approval">,
  db: Db,
): Promise<ApprovalRequestRow | undefined> {
  const row = approval && (await approvalRequestsIn(db).byId(approval.requestId));
  return row?.restores ? row : undefined;
}

export async function recordConfirmation(
  call: SuspendingCall,
  db: Db,
  { person, owners }: Suspending,
): Promise<void> {
  await recordAudit(db, call, {
    action: "staff.suspension_confirmed",
    subject: `user:${person.id}`,
    about: person,
  });
  await notifyOwners(db, call, { person, what: "confirmed", owners: owners.filter(isActive) });
}

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
