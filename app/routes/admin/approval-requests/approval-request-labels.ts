import type { ApprovalRequest } from "~server/features/approval-requests/schemas";

export const approvalRequestHint =
  "Nothing is booked yet: another administrator sees this in the review queues and approves or refuses it.";

export const approvalRequestKindLabels: Record<ApprovalRequest["kind"], string> = {
  balances: "Edit balances",
  credit: "Credit or debit",
};

/** The three decisions about an approval request, by the last part of their address. */
export const decisions = {
  approval: {
    title: "Approve this adjustment",
    confirm: "Approve and book",
    done: "Approved and booked",
    tone: "success",
  },
  refusal: {
    title: "Refuse this adjustment",
    confirm: "Refuse",
    done: "Refused. Nothing was booked.",
    tone: "danger",
  },
  withdrawal: {
    title: "Withdraw this adjustment",
    confirm: "Withdraw",
    done: "Withdrawn. Nothing was booked.",
    tone: "danger",
  },
} as const;

export type DecisionName = keyof typeof decisions;

export function isDecision(word: string | undefined): word is DecisionName {
  return word !== undefined && word in decisions;
}
