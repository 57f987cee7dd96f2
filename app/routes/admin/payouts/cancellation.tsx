import type { ActionFunctionArgs } from "@remix-run/node";
import { BatchCancellationBody } from "~server/features/payouts/batch-schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { NeverSent } from "./never-sent";
import { useShownBatch } from "./shown-batch";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayouts", "cancelBatch"),
  calls: "payouts.cancelBatch",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, BatchCancellationBody);
  if (!submission.ok) return submission.reply;
  const id = params.batch ?? "";
  const answer = await api(request).payouts.cancelBatch({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  const { approvalRequest } = answer.value;
  if (approvalRequest) return toApprovalRequest(request, approvalRequest);
  return redirectWithFlash(
    request,
    paths.admin.payoutBatch(id),
    messagesFor(request, "staffPayouts")("batchCanceled"),
  );
}

export default function CancellationDialog() {
  const t = useMessages("staffPayouts");
  const batch = useShownBatch();
  const form = useFormState({ id: "batch-cancellation", names: ["reason"] });
  const isReleased = batch.state === "released";
  return (
    <ConfirmDialog
      title={t("cancelBatch")}
      closeHref={paths.admin.payoutBatch(batch.id)}
      closedBecause={!batch.canCancel && t("batchClosed")}
      back={t("backToBatch")}
      form={form}
      confirm={t(isReleased ? "requestCancel" : "cancelBatch")}
      busy={t("processing")}
    >
      <p>{t("cancelLead")}</p>
      {isReleased && <NeverSent form={form} of="batch" />}
    </ConfirmDialog>
  );
}
