// Confirms approving, rejecting or canceling the approval request behind the dialog.
import type { ActionFunctionArgs } from "@remix-run/node";
import { useOutletContext, useParams } from "@remix-run/react";
import { ApprovalDecisionBody, type ApprovalRequest } from "~server/features/approvals/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { ReasonField } from "~/form/reason-field";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { confirmFirst } from "~/sign-in/step-up.server";
import { nextHref, fromParam } from "../queues/queue-labels";
import { decisionTones, isDecision, type DecisionName } from "./approval-request-labels";
import type { ShownApprovalRequest } from "./detail";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffApprovalRequests", "decisionTitle"),
  calls: ["approvalRequests.approve", "approvalRequests.reject", "approvalRequests.cancel"],
} satisfies PageHandle;

/** A new email is in use only once its link is confirmed. */
function doneKey(decision: DecisionName, { call, suspension }: ApprovalRequest) {
  if (suspension) return `suspension.done.${decision}` as const;
  return decision === "approval" && call?.email ? "done.email" : (`done.${decision}` as const);
}

function effectKey({ call, suspension }: ApprovalRequest, decision: DecisionName) {
  if (suspension) return `suspension.effect.${decision}` as const;
  if (decision !== "approval") return "noEffect";
  if (call?.email) return "emailEffect";
  return call?.name === "DELETE /users/{id}" ? "closingEffect" : "approveEffect";
}

/** Why the decision isn't offered; null if it is. */
function whyClosed(
  { state, canDecide, canCancel, isOutdated }: ApprovalRequest,
  decision: DecisionName,
) {
  if (state !== "open") return "alreadyClosed";
  if (decision === "cancellation") return canCancel ? null : "notRequester";
  if (!canDecide) return "notReviewer";
  return decision === "approval" && isOutdated ? "outdated" : null;
}

const verbs = { approval: "approve", rejection: "reject", cancellation: "cancel" } as const;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const { decision, approvalRequest: id = "" } = params;
  const submission = await submit(request, ApprovalDecisionBody);
  if (!submission.ok) return submission.reply;
  if (!isDecision(decision))
    throw new Response("Not found", { status: 404, statusText: "Not found" });
  const answer = await api(request).approvalRequests[verbs[decision]]({
    params: { id },
    ...submission.call,
  });
  const from = fromParam(request);
  confirmFirst(request, answer, paths.admin.approvalRequestDecision(id, decision, from));
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    nextHref(from, id, paths.admin.approvalRequest(id, from)),
    messagesFor(request, "staffApprovalRequests")(doneKey(decision, answer.value)),
  );
}

export default function ApprovalRequestDecisionDialog() {
  const t = useMessages("staffApprovalRequests");
  const { decision } = useParams();
  const { approvalRequest, from } = useOutletContext<ShownApprovalRequest>();
  const form = useFormState({ id: "approval-decision", names: ["reason"] });
  if (!isDecision(decision)) return null;
  const group = approvalRequest.suspension ? ("suspension." as const) : "";
  const closed = whyClosed(approvalRequest, decision);
  return (
    <ConfirmDialog
      title={t(`${group}title.${decision}`)}
      closeHref={paths.admin.approvalRequest(approvalRequest.id, from)}
      closedBecause={closed && t(closed)}
      back={t("backToRequest")}
      form={form}
      confirm={t(`${group}confirm.${decision}`)}
      {...(decision === "cancellation" && { cancel: t(group ? "suspension.keep" : "keepRequest") })}
      busy={t("processing")}
      tone={decisionTones[decision]}
    >
      <p>{t(effectKey(approvalRequest, decision))}</p>
      <ReasonField
        field={form.fields.reason}
        label={t("field.reason")}
        hint={approvalRequest.call?.fullname ? t("nameReasonHint") : t("reasonHint")}
        isOptional
      />
    </ConfirmDialog>
  );
}
