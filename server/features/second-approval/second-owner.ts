// Staff rights are changed by two owners, where there are two.
import type { Approval } from "../../http/call";
import { rollBack } from "../../http/command";
import { HeldBack } from "./held-back";

interface OwnerCall {
  readonly actor: { readonly user: { readonly id: string } };
  readonly approval?: Approval | undefined;
}

interface StaffChange {
  /** Whom the request is kept for: the person, or who asks where there is no such person yet. */
  readonly userId: string;
  /** All owners, including suspended ones; otherwise one owner could suspend the other and be alone. */
  readonly owners: readonly { readonly id: string }[];
}

/** Rolls back where another owner has to approve it. */
export function requireSecondOwner(
  { actor, approval }: OwnerCall,
  { userId, owners }: StaffChange,
): void {
  const isAlone = owners.every(({ id }) => id === actor.user.id);
  if (approval || isAlone) return;
  rollBack(new HeldBack({ userId, walletId: null, amount: null, right: "staff" }));
}
