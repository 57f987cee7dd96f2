// The one place that changes staff roles: on invitation, on a change, and when access is revoked.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Refused, Approval } from "../../http/call";
import { PrincipalChanged } from "../../http/command";
import { refuse } from "../../kernel/refusal";
import { rolesAsText, rolesIn, type StaffRole } from "../../kernel/staff-roles";
import { revokeAllTokens } from "../api-tokens/revoke-all-tokens";
import { recordAudit } from "../audit/record-audit";
import { mailedLinksIn } from "../email/mailed-link-store";
import { sessionsIn } from "../sessions/store";
import { checkOwnerRemains, staffStateOf } from "../users/rules";
import { isActive, usersIn } from "../users/store";
import { recordRoleGrant, requireSecondOwner } from "../second-approval/require-two-people";
import { checkStaffState, roleDifference } from "./rules";
import type { Context } from "../../http/context";
import { notifyOwners } from "../second-approval/notify-owners";
import { queueEmail } from "../email/queue-email";
import { rolesChanged } from "./staff-mails";

/** The owner who makes the change. */
interface RoleChanger {
  readonly context: Context;
  readonly actor: { readonly user: UserRow };
  readonly address: string | null;
  /** The approval of a second owner, who is then the actor. */
  readonly approval?: Approval | undefined;
}

interface RoleChange {
  readonly personId: string;
  /** All roles that the person will have; with none, they are no longer staff. */
  readonly roles: readonly StaffRole[];
  readonly isInvitation: boolean;
  readonly reason?: string | undefined;
  /** Whether the person is new, and is removed again if the change waits for a second owner. */
  readonly isNew?: boolean | undefined;
  /** The version that was shown; refused if the person has changed since. */
  readonly version?: number | undefined;
}

interface Applied {
  readonly person: UserRow;
  readonly before: readonly StaffRole[];
  readonly after: readonly StaffRole[];
}

/** Checks and makes the change inside the command's database transaction; returns the person's ID or the refusal. */
export async function applyRoleChange(
  db: Db,
  by: RoleChanger,
  change: RoleChange,
): Promise<{ readonly id: string } | Refused> {
  const users = usersIn(db);
  // Before the person's own row, so that two owners who stop each other lock in the same order.
  const everyOwner = await users.ownersLocked();
  const owners = everyOwner.filter(isActive);
  // An owner who was suspended while this waited for the lock may no longer change roles.
  if (!owners.some(({ id }) => id === by.actor.user.id)) throw new PrincipalChanged();
  const person = await users.byIdLocked(change.personId);
  if (person?.role !== "admin") return refuse("not_found");
  if (change.version !== undefined && change.version !== person.version)
    return refuse("changed_by_someone_else");
  if (person.id === by.actor.user.id) return refuse("own_roles");
  const wrongState = checkStaffState(staffStateOf(person), change.isInvitation);
  if (wrongState) return wrongState;
  const before = rolesIn(person.staff_roles);
  const { added, removed } = roleDifference(before, change.roles);
  if (added.length + removed.length === 0) return person;
  if (removed.includes("owner")) {
    const lastOne = checkOwnerRemains(person.id, owners);
    if (lastOne) return lastOne;
  }
  const userId = change.isNew ? by.actor.user.id : person.id;
  requireSecondOwner(by, { userId, owners: everyOwner });
  const applied = { person, before, after: change.roles };
  await saveRoles(db, by, applied, added.length > 0);
  const revoked = removed.length > 0 ? await endAccess(db, by, applied) : 0;
  await recordAudit(db, by, {
    action: actionOf(change),
    subject: `user:${person.id}`,
    about: person,
    before: { roles: before },
    after: { roles: change.roles },
    reason: change.reason,
  });
  await notifyRoleChange(db, by, {
    ...applied,
    isSignedOut: removed.length > 0,
    revoked,
    owners,
  });
  return person;
}

function actionOf({ isInvitation, roles }: RoleChange) {
  if (isInvitation) return "staff.invited";
  return roles.length === 0 ? "staff.ended" : "staff.roles_changed";
}

async function saveRoles(
  db: Db,
  by: RoleChanger,
  { person, before, after }: Applied,
  isGrant: boolean,
): Promise<void> {
  const [users, now] = [usersIn(db), by.context.now()];
  await users.update(person.id, {
    staff_roles: rolesAsText(after),
    version: person.version + 1,
    updated_at: now,
    // Invited staff have no rights before they have chosen a password.
    ...(before.length === 0 && person.password_hash === "" && { account_status: "pending" }),
    ...(after.length === 0 && { account_status: "inactive", password_hash: "" }),
  });
  if (isGrant) await recordRoleGrant(by, db, person.id);
}

/** Ends what may depend on the removed role; returns the number of revoked API tokens. */
async function endAccess(db: Db, by: RoleChanger, { person, after }: Applied): Promise<number> {
  await sessionsIn(db).endAllOf(person.id);
  if (after.length === 0) await mailedLinksIn(db).endAllOf(person.id, "password_reset");
  return revokeAllTokens(db, by, person.id);
}

interface RoleChangeNotice {
  readonly person: UserRow;
  readonly before: readonly StaffRole[];
  readonly after: readonly StaffRole[];
  /** Whether a role was taken away, and their sessions ended with it. */
  readonly isSignedOut: boolean;
  /** How many API tokens were revoked. */
  readonly revoked: number;
  /** The existing owners. */
  readonly owners: readonly Pick<UserRow, "id">[];
}

/** Inside the database transaction of the change: the person, and all owners when one is added or removed. An invitation lists the roles itself. */
async function notifyRoleChange(db: Db, by: RoleChanger, notice: RoleChangeNotice): Promise<void> {
  const { person, before, after, isSignedOut, revoked } = notice;
  const { context } = by;
  const at = context.now();
  if (before.length > 0)
    await queueEmail(context, db, person, rolesChanged({ after, isSignedOut, revoked, at }));
  const [was, is] = [before.includes("owner"), after.includes("owner")];
  const owners = notice.owners.filter(({ id }) => id !== person.id);
  if (was !== is) await notifyOwners(db, by, { person, what: is ? "added" : "lost", owners });
}
