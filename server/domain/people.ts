// What a person's account status allows (R18).
import { refuse, type Refusal } from "./refusal";

export interface Person {
  readonly id: string;
  readonly role: "user" | "admin";
  readonly accountStatus: "active" | "inactive" | "suspended" | "pending";
  readonly kycStatus: "not_submitted" | "pending" | "approved" | "rejected";
}

export function checkMaySignIn(person: Person): Refusal<"account_suspended"> | null {
  return person.accountStatus === "suspended" ? refuse("account_suspended") : null;
}

export function checkMayMoveMoney(person: Person): Refusal<"account_may_not_move_money"> | null {
  return person.accountStatus === "active" ? null : refuse("account_may_not_move_money");
}

/** The KYC status after a good upload: a first or a repeated hand-in awaits review; a pending or approved one stays (R30, R52). */
export function kycStatusAfterUpload(status: Person["kycStatus"]): Person["kycStatus"] {
  return status === "approved" ? "approved" : "pending";
}
