import type { Person } from "~server/features/users/rules";

/** A user who may do everything that a customer may. */
export const activePerson: Person = {
  id: "nora",
  role: "user",
  accountStatus: "active",
  kycStatus: "not_submitted",
  isKycResubmitted: false,
  isClosed: false,
};
