import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BatchSentBody, type PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { rails } from "~server/features/payouts/batch-labels";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { Field } from "~/form/field";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { DefinitionList } from "~/ui/definition-list";
import { BatchTotals, payoutCount } from "./batch-totals";
import { usualArrival } from "./usual-arrival.server";
import { useShownBatch } from "./shown-batch";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayouts", "sendBatchTitle"),
  calls: "payouts.sendBatch",
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return { expectedDay: usualArrival() };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, BatchSentBody);
  if (!submission.ok) return submission.reply;
  const id = params.batch ?? "";
  const answer = await api(request).payouts.sendBatch({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.admin.payoutBatch(id),
    messagesFor(request, "staffPayouts")("batchSent"),
  );
}

/** The rails of which no one has the current file. */
const missingIn = ({ files, downloads }: PayoutBatchWithLines) =>
  rails.filter(
    (rail) =>
      files.some((file) => file.rail === rail) &&
      !downloads.some((one) => one.rail === rail && !one.isOutdated),
  );

function closedBecause(t: TranslateForPage<"staffPayouts">, batch: PayoutBatchWithLines) {
  if (!batch.canSend) return t(batch.state === "sent" ? "batchClosed" : "batchNotSendable");
  const missing = missingIn(batch);
  return (
    missing.length > 0 &&
    t("downloadFirst", { rails: missing.map((rail) => t(`rail.${rail}`)).join(", ") })
  );
}

export default function BatchSentDialog() {
  const t = useMessages("staffPayouts");
  const batch = useShownBatch();
  const { expectedDay } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "batch-sent", names: ["expectedDay"], values: { expectedDay } });
  return (
    <ConfirmDialog
      title={t("sendBatchTitle")}
      closeHref={paths.admin.payoutBatch(batch.id)}
      closedBecause={closedBecause(t, batch)}
      back={t("backToBatch")}
      form={form}
      confirm={t("sendBatch")}
      busy={t("processing")}
      tone="success"
    >
      <p>{t("sendBatchLead", { count: payoutCount(batch) })}</p>
      <DefinitionList items={[{ term: t("total"), value: <BatchTotals {...batch} /> }]} />
      <Field
        field={form.fields.expectedDay}
        label={t("expectedArrival")}
        hint={t("arrivalHint")}
        type="date"
      />
    </ConfirmDialog>
  );
}
