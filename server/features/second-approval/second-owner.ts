// Changes of staff rights need two owners, if there are two.
import type { Approval } from "../../http/call";
import { rollBack } from "../../http/command";
import { ApprovalRequired } from "./approval-required";

interface OwnerCall {
  readonly actor: { readonly user: { readonly id: string } };
  readonly approval?: Approval | undefined;
}

interface StaffChange {
  /** The user whose key encrypts the request: the person, or the requester if the person doesn't exist yet. */
  readonly userId: string;
  /** All owners, including suspended ones; otherwise one owner could suspend the other and be alone. */
  readonly owners: readonly { readonly id: string }[];
}

/** Rolls back if another owner has to approve it. */
export function requireSecondOwner(
  { actor, approval }: OwnerCall,
  { userId, owners }: StaffChange,
): void {
  const isAlone = owners.every(({ id }) => id === actor.user.id);
  if (approval || isAlone) return;
  rollBack(new ApprovalRequired({ userId, walletId: null, amount: null, right: "staff" }));
}
