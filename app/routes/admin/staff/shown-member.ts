// The staff member shown in a dialog of the list.
import { useOutletContext, useParams } from "@remix-run/react";
import type { StaffMember } from "~server/features/staff/schemas";

/** The whole list behind the dialog. */
export const useStaff = () => useOutletContext<readonly StaffMember[]>();

export function useShownMember(): StaffMember | undefined {
  const { member } = useParams();
  return useStaff().find(({ id }) => id === member);
}
