// Asks for payouts to be started again, which a colleague has to approve.
import type { ActionFunctionArgs } from "@remix-run/node";
import { useOutletContext, useParams } from "@remix-run/react";
import { PayoutStartBody, type PayoutStop } from "~server/features/payout-holds/stop-schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { TextAreaField } from "~/form/field";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import { toApprovalRequest } from "~/platform/approval-request.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";

export const handle = {
  title: "Start payouts again",
  right: ["holds", "transactions"],
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, PayoutStartBody);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).payoutStops.start({
    params: { id: params.stop ?? "" },
    ...submission.call,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const { approvalRequest, isStopped } = answer.value;
  if (approvalRequest) return toApprovalRequest(request, approvalRequest);
  const state = isStopped ? "All payouts are stopped" : "Payouts are running";
  return redirectWithFlash(request, paths.admin.payoutStop(), state, "info");
}

export default function PayoutStartDialog() {
  const { stop: id } = useParams();
  const stop = useOutletContext<PayoutStop>();
  const form = useFormState({ id: "payout-start", names: ["reason"] });
  return (
    <ConfirmDialog
      title="Start payouts again"
      closeHref={paths.admin.payoutStop()}
      closedBecause={stop.id !== id && !form.faults.length && "This stop has ended."}
      form={form}
      confirm="Ask to start payouts"
      busy="One moment..."
      tone="primary"
    >
      <p>
        Payouts stay stopped until a colleague from compliance or treasury approves this request.
      </p>
      <TextAreaField
        field={form.fields.reason}
        label="Reason"
        hint="Your colleague reads it, and it is kept in the audit log."
        isOptional
        maxLength={limits.descriptionMaximumLength}
      />
    </ConfirmDialog>
  );
}
