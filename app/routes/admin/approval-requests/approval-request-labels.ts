import { approvableCallNames, type ApprovableCallName } from "~server/features/approvals/labels";
import type { ApprovalRequest } from "~server/features/approvals/schemas";
import type { TranslateForPage } from "~/ui/use-messages";
import { personLabel } from "../people/person-name";

type Translator = TranslateForPage<"staffApprovalRequests">;

const isApprovableCall = (name: string | undefined): name is ApprovableCallName =>
  approvableCallNames.some((one) => one === name);

/** A label for the requested change. */
export function actionLabel(
  t: Translator,
  { kind, call }: Pick<ApprovalRequest, "kind" | "call">,
): string {
  if (kind !== "call") return t(`kind.${kind}`);
  if (call?.fullname) return t("callName");
  const name = call?.name;
  if (isSuspension(call)) return t("suspension.call");
  return isApprovableCall(name) ? t(`call.${name}`) : t("kind.other");
}

/** Only staff accounts have requests about their status. */
const isSuspension = (call: ApprovalRequest["call"]): boolean =>
  call?.name === "PATCH /users/{id}" &&
  (call.body.accountStatus === "suspended" || call.body.accountStatus === "inactive");

/** Whether it changes a person's staff rights. */
export const isAboutStaff = ({ call }: Pick<ApprovalRequest, "call">): boolean =>
  call?.roles !== undefined;

/** Whether it changes an account but moves no money. */
export const isAboutPerson = ({ call }: Pick<ApprovalRequest, "call">): boolean =>
  call !== undefined && /^(staff|user|second_factor|email|name)\b/.test(call.subject);

/** Whom or what it is about. */
export function customerLabel(
  t: Translator,
  { call, userDetails }: Pick<ApprovalRequest, "call" | "userDetails">,
): string {
  if (call?.subject.startsWith("payout_batch:")) return t("object.payoutBatch");
  if (call?.subject.startsWith("bank_return:")) return t("object.bankReturn");
  return isAboutNoPerson({ call }) ? t("allCustomers") : personLabel(userDetails);
}

/** Whether it affects all customers, several, or none. */
export const isAboutNoPerson = ({ call }: Pick<ApprovalRequest, "call">): boolean =>
  call !== undefined && /^(payout_stop|payout_batch|bank_return):/.test(call.subject);

/** The three decisions about an approval request, by the last part of their address. */
export const decisionTones = {
  approval: "success",
  rejection: "danger",
  cancellation: "danger",
} as const;

export type DecisionName = keyof typeof decisionTones;

export function isDecision(value: string | undefined): value is DecisionName {
  return value !== undefined && value in decisionTones;
}
