// Notifies all owners when an owner is added or removed, in any way.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Approval } from "../../http/call";
import type { Context } from "../../http/context";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { usersIn } from "../users/store";
import { ownerAdded, ownerLost } from "./owner-mails";

interface OwnerChangeCall {
  readonly context: Context;
  /** Missing if it was done by a command on the host. */
  readonly actor?: { readonly user: UserRow } | undefined;
  readonly approval?: Approval | undefined;
}

interface Change {
  readonly person: UserRow;
  readonly what: "added" | "back" | "lost";
  /** The owners to notify, including the one who made the change: someone else may have used their session. */
  readonly owners: readonly Pick<UserRow, "id">[];
}

/** Inside the database transaction of the change. */
export async function notifyOwners(
  db: Db,
  { context, actor, approval }: OwnerChangeCall,
  { person, what, owners }: Change,
): Promise<void> {
  const change = {
    requestedBy: await usersIn(db).byId(approval?.requesterId ?? ""),
    by: actor?.user,
    at: context.now(),
    staffHref: pageOf.staff(context),
  };
  const mail =
    what === "lost"
      ? ownerLost({ ...change, lost: person })
      : ownerAdded({ ...change, added: person, isBack: what === "back" });
  for (const owner of await usersIn(db).byIds(owners.map(({ id }) => id)))
    await queueEmail(context, db, owner, mail);
}
