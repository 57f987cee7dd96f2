// What becomes of a new full name in an edit: it is saved, or requested from those who decide.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { checkRight } from "../../http/rights";
import { isSameText } from "../../kernel/name-likeness";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { nameChanged } from "../names/name-mails";
import { endNameRequests, lockNameRequests } from "../names/name-requests";
import { rightForName } from "../names/rules";
import { checkStaffName } from "../names/staff-names";
import { usersIn, type OwnerRow } from "../users/store";

type Edited = Partial<UserRow>;

interface NameEdit<Columns extends Edited> {
  readonly row: UserRow;
  readonly edited: Columns;
  /** All owners, locked. */
  readonly owners: readonly OwnerRow[];
}

interface NewNames {
  readonly fullname?: string | undefined;
  readonly username?: string | undefined;
  readonly accountStatus?: string | undefined;
}

interface SplitEdit<Columns> {
  readonly edited: Columns | Omit<Columns, "fullname">;
  /** The name to request. */
  readonly requested: string | null;
}

/** Before the user's own row: open requests for a name, then the owners, so that two staff members can't get the same name at once. Returns the owners. */
export async function lockNames(
  db: Db,
  { id, role }: Pick<UserRow, "id" | "role">,
  { fullname, username, accountStatus }: NewNames,
): Promise<readonly OwnerRow[]> {
  if (fullname !== undefined) await lockNameRequests(db, id);
  const isNamed = role === "admin" && (fullname !== undefined || username !== undefined);
  return isNamed || accountStatus !== undefined ? usersIn(db).ownersLocked() : [];
}

/** Takes a name out of the edit that the caller may not decide about. */
export async function splitNameEdit<Columns extends Edited>(
  { actor }: { readonly actor: Actor },
  db: Db,
  { row, edited, owners }: NameEdit<Columns>,
): Promise<SplitEdit<Columns> | Refused> {
  const { fullname, ...rest } = edited;
  const right = rightForName(row);
  if (fullname === undefined || right === null) return { edited, requested: null };
  if (isSameText(fullname, row.fullname)) return { edited: rest, requested: null };
  const isSelf = row.id === actor.user.id;
  // For their own name, only an owner without another one, whom the request would wait for.
  const isOnlyOwner = owners.length > 0 && owners.every(({ id }) => id === actor.user.id);
  const decides = (isSelf ? right === "staff" && isOnlyOwner : true) && actor.rights.has(right);
  if (!decides && !isSelf) {
    const missing = checkRight(actor, right === "kyc" ? "profiles" : right);
    if (missing) return missing;
  }
  const taken = right === "staff" ? await checkStaffName(db, { id: row.id, fullname }) : null;
  if (taken) return taken;
  return decides ? { edited, requested: null } : { edited: rest, requested: fullname };
}

interface NameCall {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

/** The columns that a change of the name or of the verification writes beside it. */
export function nameColumns(
  { context, actor }: Pick<NameCall, "context" | "actor">,
  before: UserRow,
  after: UserRow,
): Partial<UserRow> {
  const isVerified = after.kyc_status === "approved" && before.kyc_status !== "approved";
  return {
    ...(isVerified && before.name_verified_at === null && { name_verified_at: context.now() }),
    ...(after.fullname !== before.fullname && {
      name_changed_at: context.now(),
      name_changed_by: actor.user.id,
    }),
  };
}

/** Ends what was requested, and notifies the user of a name that they didn't change freely. */
export async function afterNameChange(
  call: NameCall,
  db: Db,
  before: UserRow,
  { fullname }: Pick<UserRow, "fullname">,
): Promise<void> {
  if (fullname === before.fullname || rightForName(before) === null) return;
  await endNameRequests(call, db, before.id, { reasonCode: "name_changed", newName: fullname });
  const { context } = call;
  await queueEmail(context, db, before, nameChanged(pageOf.settings(context)));
}
