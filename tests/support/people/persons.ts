import type { Person } from "~server/features/users/rules";

/** Someone who may do all that a customer may. */
export const active: Person = {
  id: "nora",
  role: "user",
  accountStatus: "active",
  kycStatus: "not_submitted",
  isClosed: false,
};
