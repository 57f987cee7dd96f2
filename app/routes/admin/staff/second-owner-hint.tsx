import type { StaffMember } from "~server/features/staff/schemas";
import { useMessages } from "~/ui/use-messages";

/** Shown before a change that another owner has to approve. Suspended owners count, too. */
export function SecondOwnerHint({ staff }: { staff: readonly StaffMember[] }) {
  const t = useMessages("staffMembers");
  const owners = staff.filter(({ state, roles }) => state === "current" && roles.includes("owner"));
  if (owners.length < 2) return null;
  return <p className="hint">{t("secondOwnerHint")}</p>;
}
