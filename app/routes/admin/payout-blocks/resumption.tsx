// Requests to resume payouts, which a colleague has to approve.
import type { ActionFunctionArgs } from "@remix-run/node";
import { useOutletContext, useParams } from "@remix-run/react";
import { PayoutResumeBody, type PayoutStop } from "~server/features/withdrawals/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { ReasonField } from "~/form/reason-field";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayoutBlocks", "start"),
  calls: "payoutStops.resume",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, PayoutResumeBody);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).payoutStops.resume({
    params: { id: params.stop ?? "" },
    ...submission.call,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const { approvalRequest, isStopped } = answer.value;
  if (approvalRequest) return toApprovalRequest(request, approvalRequest);
  const t = messagesFor(request, "staffPayoutBlocks");
  const state = t(isStopped ? "stopped" : "running");
  return redirectWithFlash(request, paths.admin.payoutStop(), state, "info");
}

export default function PayoutResumeDialog() {
  const t = useMessages("staffPayoutBlocks");
  const { stop: id } = useParams();
  const stop = useOutletContext<PayoutStop>();
  const form = useFormState({ id: "payout-resumption", names: ["reason"] });
  return (
    <ConfirmDialog
      title={t("start")}
      closeHref={paths.admin.payoutStop()}
      closedBecause={stop.id !== id && !form.faults.length && t("stopEnded")}
      form={form}
      confirm={t("requestStart")}
      busy={t("requesting")}
      tone="primary"
    >
      <p>{t("startLead")}</p>
      <ReasonField
        field={form.fields.reason}
        label={t("reason")}
        hint={t("startReasonHint")}
        isOptional
      />
    </ConfirmDialog>
  );
}
