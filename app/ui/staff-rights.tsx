// The rights of the signed-in staff member, provided by the admin layout only.
import { createContext, useContext, type ReactNode } from "react";
import type { StaffRight } from "~server/kernel/staff-roles";

const Rights = createContext<ReadonlySet<StaffRight>>(new Set());

export const StaffRightsProvider = Rights.Provider;

/** Whether any of these rights is held. */
export function useHasRight(...rights: readonly StaffRight[]): boolean {
  const held = useContext(Rights);
  return rights.some((right) => held.has(right));
}

/** Shows what only some roles can use; the API refuses other callers anyway. */
export function Allowed({ right, children }: { right: OneOf; children: ReactNode }) {
  return useHasRight(...[right].flat()) ? children : null;
}

/** One right, or several of which one is enough. */
type OneOf = StaffRight | readonly StaffRight[];
