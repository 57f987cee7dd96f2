import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { useShownBatch } from "./shown-batch";

export const handle = { title: "Cancel batch", right: "transactions" } satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, z.object({}));
  if (!submission.ok) return submission.reply;
  const id = params.batch ?? "";
  const answer = await api(request).payouts.cancelBatch({ params: { id }, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.admin.payoutBatch(id), "Batch cancelled");
}

export default function CancellationDialog() {
  const batch = useShownBatch();
  const form = useFormState({ id: "batch-cancellation", names: [] });
  return (
    <ConfirmDialog
      title="Cancel batch"
      closeHref={paths.admin.payoutBatch(batch.id)}
      closedBecause={!batch.canCancel && "This batch is closed already."}
      back="Back to the batch"
      form={form}
      confirm="Cancel batch"
      busy="Processing..."
    >
      <p>Its payouts wait to be sent again, and can be put into another batch.</p>
    </ConfirmDialog>
  );
}
