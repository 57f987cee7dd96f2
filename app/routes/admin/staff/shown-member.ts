// The member of staff whom a dialog of the list is about.
import { useOutletContext, useParams } from "@remix-run/react";
import type { StaffMember } from "~server/features/staff/schemas";

/** The whole list behind the dialog. */
export const useStaff = () => useOutletContext<readonly StaffMember[]>();

export function useShownMember(): StaffMember | undefined {
  const { member } = useParams();
  return useStaff().find(({ id }) => id === member);
}
