// The rights that an edit of a user needs: a separate one for each part.
import type { UserRow } from "../../database/schema";
import type { StaffRight } from "../../kernel/staff-roles";
import { rightForName } from "../names/rules";

/** Only owners edit colleagues' accounts; anyone can edit their own details. */
export function rightsForEdit(
  row: UserRow,
  edited: Partial<UserRow>,
  isSelf: boolean,
): StaffRight[] {
  const changed = Object.entries(edited)
    .filter(([column, value]) => row[column as keyof UserRow] !== value)
    .map(([column]) => column);
  if (changed.length === 0 || isSelf) return [];
  if (row.role === "admin") return ["staff"];
  return [...new Set(changed.map((column) => rightForColumn(row, column)))];
}

function rightForColumn(row: UserRow, column: string): StaffRight {
  if (column === "fullname") return rightForName(row) ?? "profiles";
  if (column === "account_status") return "holds";
  return column.startsWith("kyc_") ? "kyc" : "profiles";
}
