// The member of staff whom a dialog of the list is about.
import { useOutletContext, useParams } from "@remix-run/react";
import type { StaffMember } from "~server/features/staff/schemas";

export function useShownMember(): StaffMember | undefined {
  const { member } = useParams();
  return useOutletContext<readonly StaffMember[]>().find(({ id }) => id === member);
}

export const nobodyThere = "Nobody of the staff has this address.";
