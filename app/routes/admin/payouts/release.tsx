import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReleaseBody } from "~server/features/payouts/batch-schemas";
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
import { PartyName } from "../people/person-name";
import { BatchTotals, payoutCount } from "./batch-totals";
import { usualArrival } from "./usual-arrival.server";
import { useShownBatch } from "./shown-batch";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayouts", "releaseTitle"),
  calls: "payouts.releaseBatch",
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return { expectedDay: usualArrival() };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, ReleaseBody);
  if (!submission.ok) return submission.reply;
  const id = params.batch ?? "";
  const answer = await api(request).payouts.releaseBatch({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.admin.payoutBatch(id),
    messagesFor(request, "staffPayouts")("batchReleased"),
  );
}

export default function ReleaseDialog() {
  const t = useMessages("staffPayouts");
  const batch = useShownBatch();
  const { expectedDay } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "release", names: ["expectedDay"], values: { expectedDay } });
  const count = payoutCount(batch);
  const closed = batch.state === "prepared" ? "releaseNeedsAnother" : "batchClosed";
  return (
    <ConfirmDialog
      title={t("releaseTitle")}
      closeHref={paths.admin.payoutBatch(batch.id)}
      closedBecause={!batch.canRelease && t(closed)}
      back={t("backToBatch")}
      form={form}
      confirm={t("release")}
      busy={t("processing")}
      tone="success"
    >
      <p>
        {t("releaseEffect", { count })} {t("uploadToday")}
      </p>
      <DefinitionList
        items={[
          { term: t("preparedBy"), value: <PartyName party={batch.preparedBy} /> },
          { term: t("total"), value: <BatchTotals {...batch} /> },
        ]}
      />
      <Field
        field={form.fields.expectedDay}
        label={t("expectedArrival")}
        hint={t("arrivalHint")}
        type="date"
      />
    </ConfirmDialog>
  );
}
