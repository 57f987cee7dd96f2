// Which parts of a user the signed-in staff member can edit.
import { rightForPart } from "~server/kernel/staff-roles";
import type { User } from "~server/features/users/schemas";
import { useHasRight, useMayCall, useOwnId } from "~/ui/staff-rights";

type Edited = Pick<User, "id" | "role" | "fullnameNeedsApproval">;

export interface EditableParts {
  /** Those who edit details enter a name, and those who decide about verified names. */
  readonly name: boolean;
  readonly details: boolean;
  readonly accountStatus: boolean;
  readonly kyc: boolean;
}

export function useEditableParts({ id, role, fullnameNeedsApproval }: Edited): EditableParts {
  const isSelf = useOwnId() === id;
  const person = { role: role === "admin" ? "admin" : "user" } as const;
  const own = useMayCall("users.edit") && isSelf;
  const details = useHasRight(rightForPart(person, "details")) || own;
  const accountStatus = useHasRight(rightForPart(person, "accountStatus")) && !isSelf;
  const decidesKyc = useHasRight(rightForPart(person, "kyc"));
  return {
    name: details || (decidesKyc && fullnameNeedsApproval === true),
    details,
    accountStatus,
    kyc: decidesKyc && !isSelf,
  };
}
