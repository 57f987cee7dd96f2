// The columns that an edit changes, and how they are written: the same for customers and administrators.
import { usersIn } from "../users/store";
import { usernameSkeletonsIn } from "../users/username-skeleton-store";
import type { Db } from "../../database/db";
import type { DetailsEdit } from "./admin-schemas";
import type { Reason } from "../../kernel/reasons";
import { refuse } from "../../kernel/refusal";
import { checkUsername } from "../users/username-rules";
import { isUniqueViolation } from "../../database/engine/unique-violation";
import type { UserRow } from "../../database/schema";
import { searchKey, searchKeysOf } from "../../database/search-key";
import { recordAudit } from "../audit/record-audit";
import type { Actor, Refused } from "../../http/call";
import { isStaffName } from "../names/staff-names";
import { commandOnCaller, type CommandCall } from "../../http/command";
import type { Context } from "../../http/context";
import { afterNameChange, nameColumns } from "./name-edit";

/** The columns shown in the audit log, with their names in the API. */
const audited = [
  ["fullname", "fullname"],
  ["username", "username"],
  ["phone_number", "phoneNumber"],
  ["time_zone", "timeZone"],
  ["language", "language"],
  ["street", "address.street"],
  ["city", "address.city"],
  ["state", "address.state"],
  ["address_country", "address.country"],
  ["zip_code", "address.zipCode"],
  ["account_status", "accountStatus"],
  ["kyc_status", "kycStatus"],
  ["kyc_reason_code", "kycReasonCode"],
  ["kyc_reason", "kycReason"],
  ["kyc_checked_outside_at", "identityCheckedOutsideAt"],
] as const satisfies readonly (readonly [keyof UserRow, string])[];

type Edited = Partial<Pick<UserRow, (typeof audited)[number][0]>>;

/** The columns that a body names; others don't change. */
export function columnsOf({
  fullname,
  username,
  phoneNumber,
  timeZone,
  language,
  address = {},
}: DetailsEdit): Edited {
  return withoutUndefined({
    fullname,
    username,
    phone_number: phoneNumber,
    time_zone: timeZone,
    language,
    street: address.street,
    city: address.city,
    state: address.state,
    address_country: address.country,
    zip_code: address.zipCode,
  });
}

/** A command that may change a username. If two users choose the same one at the same time, the unique key decides and the later one is refused. */
export async function editingCommand<Value>(
  call: CommandCall,
  work: (db: Db) => Promise<Value | Refused>,
): Promise<Value | Refused> {
  try {
    return await commandOnCaller(call, work);
  } catch (error) {
    if (isUniqueViolation(error)) return refuse("username_taken", { field: "username" });
    throw error;
  }
}

const changesIn = (row: UserRow, edited: Edited) =>
  audited.filter(([column]) => column in edited && row[column] !== edited[column]);

/** The fields that differ, with the names that the API has for them. */
export const changedFields = (row: UserRow, edited: Edited): readonly string[] =>
  changesIn(row, edited).map(([, name]) => name);

/** Writes the differences and one audit log entry, and returns the updated row. Without differences, nothing is written. */
export async function saveEdit(
  call: { readonly context: Context; readonly actor: Actor; readonly address: string | null },
  db: Db,
  { row, edited, reason }: { row: UserRow; edited: Edited; reason?: Reason | null },
): Promise<UserRow | Refused> {
  const changed = changesIn(row, edited);
  if (changed.length === 0) return row;
  const after = { ...row, ...edited };
  const refused =
    after.username === row.username ? null : await claimUsername(db, row, after.username);
  if (refused) return refused;
  const change = {
    ...edited,
    username_key: searchKey(after.username),
    ...searchKeysOf(after),
    ...nameColumns(call, row, after),
    // A decision about the identity ends what was built on the one before.
    ...(after.kyc_status !== row.kyc_status && { level_two_at: null }),
    updated_at: call.context.now(),
  };
  if (!(await usersIn(db).change(row, change))) return refuse("changed_by_someone_else");
  const named = (from: UserRow) =>
    Object.fromEntries(changed.map(([column, name]) => [name, auditedValue(from, column)]));
  await recordAudit(db, call, {
    action: "user.edited",
    subject: `user:${row.id}`,
    about: row,
    before: named(row),
    after: named(after),
    ...reason,
  });
  await afterNameChange(call, db, row, after);
  return { ...after, ...change, version: row.version + 1 };
}

function auditedValue(row: UserRow, column: (typeof audited)[number][0]): string | null {
  const value = row[column];
  return typeof value === "number" ? new Date(value).toISOString() : value;
}

/** Users keep an existing name, whatever it looks like; only a new one is checked. */
async function claimUsername(
  db: Db,
  { id: userId, role }: UserRow,
  username: string,
): Promise<Refused | null> {
  const refused = checkUsername(username);
  if (refused) return refused;
  const taken = refuse("username_taken", { field: "username" });
  if (role === "admin" && (await isStaffName(db, { id: userId, name: username }))) return taken;
  const holder = await usersIn(db).byUsername(username);
  const isFree =
    (!holder || holder.id === userId) && (await usernameSkeletonsIn(db).claim(username, userId));
  return isFree ? null : taken;
}

function withoutUndefined(columns: {
  [Column in keyof Edited]: Edited[Column] | undefined;
}): Edited {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
