// Who decides about an adjustment that takes two administrators, and when it is out of date.
import { balanceFields, type BalanceField, type WantedBalances } from "../adjustments/rules";
import { refuse, type Refusal } from "../../kernel/refusal";

type ApprovalRequestState = "open" | "approved" | "refused" | "withdrawn";

export type ApprovalRequestDecision = Exclude<ApprovalRequestState, "open">;

interface PendingRequest {
  readonly state: ApprovalRequestState;
  readonly proposerId: string;
  /** Whose wallet it is. */
  readonly userId: string;
}

type ApprovalRequestRefusal = Refusal<
  "proposal_decided" | "own_proposal" | "not_own_proposal" | "own_wallet"
>;

/** Approved and refused by another one, withdrawn by whoever proposed it; nobody decides about their own wallet. */
export function checkApprovalRequest(
  { state, proposerId, userId }: PendingRequest,
  reviewerId: string,
  decision: ApprovalRequestDecision,
): ApprovalRequestRefusal | null {
  if (state !== "open") return refuse("proposal_decided");
  if (decision === "withdrawn")
    return proposerId === reviewerId ? null : refuse("not_own_proposal");
  if (userId === reviewerId) return refuse("own_wallet");
  return proposerId === reviewerId ? refuse("own_proposal") : null;
}

/** The balances of a wallet as people see them. */
export type ShownBalances = Readonly<Record<BalanceField, bigint>>;

/** Whether a balance that shall change is no longer what the proposer saw. */
export function isOutdated(
  wanted: WantedBalances,
  seen: ShownBalances,
  now: ShownBalances,
): boolean {
  return balanceFields.some((field) => wanted[field] !== undefined && seen[field] !== now[field]);
}

interface RequestedBalanceChange {
  readonly field: BalanceField;
  readonly afterMinor: bigint;
  /** The adjustment for this field; zero for a total that only follows its parts. */
  readonly bookedMinor: bigint;
}

/** What would change from these balances, by the rule of `adjustBalances`: what equals them counts as not sent. */
export function requestedBalanceChanges(
  from: ShownBalances,
  wanted: WantedBalances,
): RequestedBalanceChange[] {
  const differing = balanceFields.flatMap((field) => {
    const after = wanted[field];
    return after === undefined || after === from[field]
      ? []
      : [{ field, afterMinor: after, bookedMinor: after - from[field] }];
  });
  const parts = differing.filter(({ field }) => field !== "totalBalance");
  const risen = parts.reduce((sum, { bookedMinor }) => sum + bookedMinor, 0n);
  const asked = differing.find(({ field }) => field === "totalBalance");
  const total = {
    field: "totalBalance" as const,
    afterMinor: asked?.afterMinor ?? from.totalBalance + risen,
    bookedMinor: asked ? asked.bookedMinor - risen : 0n,
  };
  return risen === 0n && !asked ? parts : [...parts, total];
}
