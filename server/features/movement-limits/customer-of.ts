import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { isRefusal, refuse } from "../../kernel/refusal";
import { personOf } from "../users/person-of";
import { checkOpen } from "../users/rules";
import { usersIn } from "../users/store";
import { presentLimitsOf } from "./read-limits";

interface Deciding {
  readonly actor: Pick<Actor, "user">;
  readonly params: Readonly<Record<string, string>>;
}

/** The customer that compliance decides about, locked. Staff can't decide about themselves, and have no level. */
export async function customerOf({ actor, params }: Deciding, db: Db): Promise<UserRow | Refused> {
  const row = await usersIn(db).byIdLocked(params.id ?? "");
  if (row?.id === actor.user.id) return refuse("own_standing");
  return row?.role === "user" ? (checkOpen(personOf(row)) ?? row) : refuse("not_found");
}

/** The same, if they are still as they were when it was decided. */
export async function customerAsSeen(
  call: Deciding & { readonly body: { readonly version?: number | undefined } },
  db: Db,
): Promise<UserRow | Refused> {
  const row = await customerOf(call, db);
  const { version } = call.body;
  if (isRefusal(row) || version === undefined || version === row.version) return row;
  return refuse("changed_by_someone_else");
}

/** The customer whom a request for approval is about, and the limits that they have while it waits. */
export const requestAbout = {
  subject: async ({ params: { id = "" } }: Pick<Deciding, "params">, db: Db) => {
    const row = await usersIn(db).byId(id);
    return { subject: `user:${id}`, version: row?.version };
  },
  unchanged: async (
    { context, params }: Pick<Deciding, "params"> & { readonly context: Context },
    db: Db,
  ) => {
    const row = await usersIn(db).byId(params.id ?? "");
    return row ? presentLimitsOf(context, db, row) : refuse("not_found");
  },
};
