// Who may decide an approval request, and when it is outdated.
import {
  balanceFields,
  type BalanceField,
  type ShownBalances,
  type RequestedBalances,
} from "../adjustments/rules";
import { add, isEqual, isZero, subtract, zero, type Money } from "../../kernel/money";
import { refuse, type Refusal } from "../../kernel/refusal";
import type { ApprovalRequestState } from "./labels";

export type ApprovalRequestDecision = Exclude<ApprovalRequestState, "open">;

interface PendingRequest {
  readonly state: ApprovalRequestState;
  readonly requesterId: string;
  /** The wallet's owner. */
  readonly userId: string;
  /** Whether it is a suspension that ended because no other owner confirmed it in time. */
  readonly isLapsed?: boolean;
}

interface StoredRequest {
  readonly state: ApprovalRequestState;
  readonly requester_id: string;
  readonly user_id: string;
  /** For a suspension that needs confirmation (UTC milliseconds). */
  readonly lapses_at: number | null;
}

/** What the rules need to know of a stored request. */
export const pendingRequest = (row: StoredRequest, now: number): PendingRequest => ({
  state: row.state,
  requesterId: row.requester_id,
  userId: row.user_id,
  isLapsed: row.lapses_at !== null && row.lapses_at <= now,
});

type ApprovalRequestRefusal = Refusal<
  "approval_request_decided" | "own_approval_request" | "not_own_approval_request" | "own_wallet"
>;

/** Approved and rejected by another person, canceled by the requester; no one decides about their own wallet. */
export function checkApprovalRequest(
  { state, requesterId, userId, isLapsed }: PendingRequest,
  reviewerId: string,
  decision: ApprovalRequestDecision,
): ApprovalRequestRefusal | null {
  if (state !== "open") return refuse("approval_request_decided");
  if (isLapsed) return refuse("approval_request_decided");
  if (decision === "cancelled")
    return requesterId === reviewerId ? null : refuse("not_own_approval_request");
  if (requesterId === reviewerId) return refuse("own_approval_request");
  return userId === reviewerId ? refuse("own_wallet") : null;
}

/** Whether a balance to change is no longer what the requester saw. */
export function isOutdated(
  wanted: RequestedBalances,
  seen: ShownBalances,
  now: ShownBalances,
): boolean {
  return balanceFields.some(
    (field) => wanted[field] !== undefined && !isEqual(seen[field], now[field]),
  );
}

interface RequestedBalanceChange {
  readonly field: BalanceField;
  readonly after: Money;
  /** The adjustment for this field; zero for a total that only follows its parts. */
  readonly posted: Money;
}

/** What would change from these balances, by the rule of `adjustBalances`: equal values count as not sent. */
export function requestedBalanceChanges(
  from: ShownBalances,
  wanted: RequestedBalances,
): RequestedBalanceChange[] {
  const differing = balanceFields.flatMap((field) => {
    const after = wanted[field];
    return after === undefined || isEqual(after, from[field])
      ? []
      : [{ field, after, posted: subtract(after, from[field]) }];
  });
  const parts = differing.filter(({ field }) => field !== "totalBalance");
  const nothing = zero(from.totalBalance.currency);
  const risen = parts.reduce((sum, { posted }) => add(sum, posted), nothing);
  const totalChange = differing.find(({ field }) => field === "totalBalance");
  const total = {
    field: "totalBalance" as const,
    after: totalChange?.after ?? add(from.totalBalance, risen),
    posted: totalChange ? subtract(totalChange.posted, risen) : nothing,
  };
  return isZero(risen) && !totalChange ? parts : [...parts, total];
}
