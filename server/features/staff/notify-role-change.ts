// Notifies the person of a role change, and all owners when an owner is added or removed.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Approval } from "../../http/call";
import type { Context } from "../../http/context";
import type { StaffRole } from "../../kernel/staff-roles";
import { notifyOwners } from "../second-approval/notify-owners";
import { queueEmail } from "../email/queue-email";
import { rolesChanged } from "./staff-mails";

/** The owner who makes the change. */
export interface RoleChanger {
  readonly context: Context;
  readonly actor: { readonly user: UserRow };
  readonly address: string | null;
  /** The approval of a second owner, who is then the actor. */
  readonly approval?: Approval | undefined;
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

/** Inside the database transaction of the change. An invitation lists the roles itself. */
export async function notifyRoleChange(
  db: Db,
  by: RoleChanger,
  notice: RoleChangeNotice,
): Promise<void> {
  const { person, before, after, isSignedOut, revoked } = notice;
  const { context } = by;
  const at = context.now();
  if (before.length > 0)
    await queueEmail(context, db, person, rolesChanged({ after, isSignedOut, revoked, at }));
  const [was, is] = [before.includes("owner"), after.includes("owner")];
  const owners = notice.owners.filter(({ id }) => id !== person.id);
  if (was !== is) await notifyOwners(db, by, { person, what: is ? "added" : "lost", owners });
}
