// The rights that an edit of a user needs: a separate one for each part.
import { rightForPart, type EditedPerson, type StaffRight } from "../../kernel/staff-roles";
import { rightForName } from "../names/rules";

type Row = EditedPerson & Parameters<typeof rightForName>[0];

/** Anyone who may call can edit their own details; the handler refuses another status. */
export function rightsForEdit<Columns extends Row>(
  row: Columns,
  edited: Partial<Columns>,
  isSelf: boolean,
): StaffRight[] {
  if (isSelf) return [];
  const changed = (Object.keys(edited) as (keyof Columns & string)[]).filter(
    (column) => row[column] !== edited[column],
  );
  return [...new Set(changed.map((column) => rightForColumn(row, column)))];
}

function rightForColumn(row: Row, column: string): StaffRight {
  if (column === "fullname" && row.role !== "admin")
    return rightForName(row) ?? rightForPart(row, "details");
  if (column === "account_status") return rightForPart(row, "accountStatus");
  return rightForPart(row, column.startsWith("kyc_") ? "kyc" : "details");
}
