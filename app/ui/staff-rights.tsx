// What the signed-in staff member may do, provided by the layouts. For customers it is nothing beyond their own records.
import { createContext, useContext, type ReactNode } from "react";
import type { StaffRight } from "~server/kernel/staff-roles";
import type { StaffAccess, StaffCall } from "~server/staff-calls";

const Access = createContext<StaffAccess | null>(null);

export const StaffAccessProvider = Access.Provider;

/** Whether the staff member may make one of these calls. */
export function useMayCall(...calls: readonly StaffCall[]): boolean {
  const access = useContext(Access);
  return calls.some((call) => access?.calls[call].some((right) => access.rights.includes(right)));
}

/** The signed-in user. */
export const useOwnId = () => useContext(Access)?.userId;

export const useIsStaff = () => (useContext(Access)?.rights.length ?? 0) > 0;

/** For what depends on the record, beyond the call: whether one of these rights is held. */
export function useHasRight(...rights: readonly StaffRight[]): boolean {
  const access = useContext(Access);
  return rights.some((right) => access?.rights.includes(right));
}

/** Shows what leads to a call only to those who may make it; the API refuses others anyway. */
export function Allowed({ call, children }: { call: OneOf; children: ReactNode }) {
  return useMayCall(...[call].flat()) ? children : null;
}

/** One call, or several of which one is enough. */
type OneOf = StaffCall | readonly StaffCall[];
