import { heldCallLabels } from "~server/features/approval-requests/labels";
import type { ApprovalRequest } from "~server/features/approval-requests/schemas";

export const approvalRequestHint =
  "Nothing is booked yet: a colleague sees this in the review queues and approves or refuses it.";

const approvalRequestKindLabels: Record<Exclude<ApprovalRequest["kind"], "call">, string> = {
  balances: "Edit balances",
  credit: "Credit or debit",
};

/** What it would do, in words. */
export const actionLabel = ({ kind, call }: Pick<ApprovalRequest, "kind" | "call">): string =>
  kind === "call"
    ? (heldCallLabels[call?.name ?? ""] ?? "A change")
    : approvalRequestKindLabels[kind];

/** Whether it changes what somebody may do as staff. */
export const isAboutStaff = ({ call }: Pick<ApprovalRequest, "call">): boolean =>
  call?.roles !== undefined;

/** Whether it changes somebody's account, and no money. */
export const isAboutPerson = ({ call }: Pick<ApprovalRequest, "call">): boolean =>
  call !== undefined && /^(staff|user|second_factor)\b/.test(call.subject);

/** Whom it is about. */
export const customerLabel = ({
  call,
  userDetails: { fullname, email },
}: Pick<ApprovalRequest, "call" | "userDetails">): string =>
  isAboutAll({ call }) ? "All customers" : fullname || email;

/** Whether it changes something for everybody. */
export const isAboutAll = ({ call }: Pick<ApprovalRequest, "call">): boolean =>
  call?.subject.startsWith("payout_stop:") === true;

/** The three decisions about an approval request, by the last part of their address. */
export const decisions = {
  approval: {
    title: "Approve this request",
    confirm: "Approve",
    done: "Approved, and carried out",
    tone: "success",
  },
  refusal: {
    title: "Refuse this request",
    confirm: "Refuse",
    done: "Refused. Nothing was changed.",
    tone: "danger",
  },
  withdrawal: {
    title: "Withdraw this request",
    confirm: "Withdraw",
    done: "Withdrawn. Nothing was changed.",
    tone: "danger",
  },
} as const;

export type DecisionName = keyof typeof decisions;

export function isDecision(word: string | undefined): word is DecisionName {
  return word !== undefined && word in decisions;
}
