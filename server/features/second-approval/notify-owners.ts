// Notifies all owners when an owner is added or removed, or staff are suspended, in any way.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Approval } from "../../http/call";
import type { Context } from "../../http/context";
import { rolesIn } from "../../kernel/staff-roles";
import type { LocalizedEmail } from "../email/email-template";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { usersIn } from "../users/store";
import { ownerAdded, ownerLost, staffSuspended } from "./owner-mails";

interface OwnerChangeCall {
  readonly context: Context;
  /** Missing if it was done by a command on the host, or by time. */
  readonly actor?: { readonly user: UserRow } | undefined;
  readonly approval?: Approval | undefined;
}

interface Change {
  readonly person: UserRow;
  readonly what: "added" | "back" | "lost" | "confirmed";
  /** The owners to notify, including the one who made the change: someone else may have used their session. */
  readonly owners: readonly Pick<UserRow, "id">[];
  /** For an unconfirmed suspension: when it ends (UTC milliseconds), or null if no other owner could confirm it. */
  readonly lapsesAt?: number | null;
  /** Whether a suspension ended because no other owner confirmed it. */
  readonly isLapsed?: boolean;
}

/** Inside the database transaction of the change. */
export async function notifyOwners(
  db: Db,
  { context, actor, approval }: OwnerChangeCall,
  { owners, ...change }: Change,
): Promise<void> {
  const mail = mailOf(change, {
    requestedBy: await usersIn(db).byId(approval?.requesterId ?? ""),
    by: actor?.user,
    at: context.now(),
    staffHref: pageOf.staff(context),
  });
  for (const owner of await usersIn(db).byIds(owners.map(({ id }) => id)))
    await queueEmail(context, db, owner, mail);
}

function mailOf(
  { person, what, lapsesAt, isLapsed = false }: Omit<Change, "owners">,
  done: Pick<Parameters<typeof ownerAdded>[0], "requestedBy" | "by" | "at" | "staffHref">,
): LocalizedEmail {
  const change = { ...done, lapsesAt, isLapsed };
  const isOwner = rolesIn(person.staff_roles).includes("owner");
  if (what === "added") return ownerAdded({ ...change, added: person });
  if (what === "back" && isOwner) return ownerAdded({ ...change, added: person, isBack: true });
  if (what === "lost" && isOwner) return ownerLost({ ...change, lost: person });
  return staffSuspended({ ...change, person, what });
}
