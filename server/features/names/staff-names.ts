// The names of staff are unique, because records and requests show people by their names.
import type { Db } from "../../database/db";
import type { Refused } from "../../http/call";
import { appearancesOf, looksLike } from "../../kernel/name-likeness";
import { refuse } from "../../kernel/refusal";
import { usersIn } from "../users/store";

interface NewName {
  readonly id: string;
  readonly name: string;
}

/** Whether another staff member's full name or username looks like this name. Lock the owners first if a staff member gets it. */
export async function isStaffName(db: Db, { id, name }: NewName): Promise<boolean> {
  const staff = await usersIn(db).staffNames();
  return staff.some(
    (other) =>
      other.id !== id && (looksLike(other.fullname, name) || looksLike(other.username, name)),
  );
}

export async function checkStaffName(
  db: Db,
  { id, fullname }: { readonly id: string; readonly fullname: string },
): Promise<Refused | null> {
  const isTaken = await isStaffName(db, { id, name: fullname });
  return isTaken ? refuse("staff_name_taken", { field: "fullname" }) : null;
}

/** Tells of any number of names whether they look like a staff member's. */
export async function staffNameTest(db: Db): Promise<(name: string) => boolean> {
  const staff = await usersIn(db).staffNames();
  const taken = new Set(
    staff.flatMap(({ fullname, username }) => [
      ...appearancesOf(fullname),
      ...appearancesOf(username),
    ]),
  );
  return (name) => [...appearancesOf(name)].some((appearance) => taken.has(appearance));
}
