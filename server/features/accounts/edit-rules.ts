// The rights that an edit of a user needs: a separate one for each part.
import type { StaffRight } from "../../kernel/staff-roles";
import { rightForName } from "../names/rules";

type UserPart = "details" | "accountStatus" | "kyc";

interface Editable {
  readonly role: "user" | "admin";
}

/** Only owners edit colleagues' accounts. */
export function rightForPart({ role }: Editable, part: UserPart): StaffRight {
  if (role === "admin") return "staff";
  return ({ details: "profiles", accountStatus: "holds", kyc: "kyc" } as const)[part];
}

/** The rights of which one is needed to edit anything about someone else. */
export const rightsForAnyPart = (user: Editable): StaffRight[] => [
  ...new Set(
    (["details", "accountStatus", "kyc"] as const).map((part) => rightForPart(user, part)),
  ),
];

type Row = Editable & Parameters<typeof rightForName>[0];

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
