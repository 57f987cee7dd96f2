import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReleaseBody } from "~server/features/payouts/batch-schemas";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { Field } from "~/form/field";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { payoutCount } from "./batch-totals";
import { usualArrival } from "./usual-arrival.server";
import { useShownBatch } from "./shown-batch";

export const handle = { title: "Release batch", right: "transactions" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return { expectedDay: usualArrival() };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, ReleaseBody);
  if (!submission.ok) return submission.reply;
  const id = params.batch ?? "";
  const answer = await api(request).payouts.releaseBatch({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.admin.payoutBatch(id), "Batch released");
}

export default function ReleaseDialog() {
  const batch = useShownBatch();
  const { expectedDay } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "release", names: ["expectedDay"], values: { expectedDay } });
  const count = payoutCount(batch);
  return (
    <ConfirmDialog
      title="Release batch"
      closeHref={paths.admin.payoutBatch(batch.id)}
      closedBecause={!batch.canRelease && "This batch is not, or no longer, yours to release."}
      back="Back to the batch"
      form={form}
      confirm="Release"
      busy="Processing..."
      tone="success"
    >
      <p>
        {count === 1 ? "Its payout is" : `All ${count} payouts are`} marked as sent, and{" "}
        {count === 1 ? "the customer gets" : "each customer gets"} an email. Upload the file to the
        bank today.
      </p>
      <Field
        field={form.fields.expectedDay}
        label="Expected to arrive by"
        hint="The customer reads it."
        type="date"
      />
    </ConfirmDialog>
  );
}
