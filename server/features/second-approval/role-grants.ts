// When somebody last was given a role, or gave one.
import type { Db } from "../../database/db";
import type { Approval } from "../../http/call";
import type { Context } from "../../http/context";
import { usersIn } from "../users/store";

interface Granting {
  readonly context: Context;
  readonly actor: { readonly user: { readonly id: string } };
  readonly approval?: Approval | undefined;
}

/** Of the person, of whoever gave it, and of whoever asked for it. */
export async function noteRoleGrant(
  { context, actor, approval }: Granting,
  db: Db,
  personId: string,
): Promise<void> {
  const givers = [actor.user.id, approval?.requesterId ?? actor.user.id];
  for (const id of new Set([personId, ...givers]))
    await usersIn(db).update(id, { role_grant_at: context.now() });
}
