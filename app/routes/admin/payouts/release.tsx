import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { DefinitionList } from "~/ui/definition-list";
import { MoneyText } from "~/ui/money";
import { PartyName } from "../people/person-name";
import { BatchTotals, payoutCount } from "./batch-totals";
import { useShownBatch } from "./shown-batch";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayouts", "releaseTitle"),
  calls: "payouts.releaseBatch",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, z.object({}));
  if (!submission.ok) return submission.reply;
  const id = params.batch ?? "";
  const answer = await api(request).payouts.releaseBatch({ params: { id }, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  const count = answer.value.leftOut.filter(({ step }) => step === "released").length;
  return redirectWithFlash(
    request,
    paths.admin.payoutBatch(id),
    messagesFor(request, "staffPayouts")("batchReleased", { count }),
  );
}

export default function ReleaseDialog() {
  const t = useMessages("staffPayouts");
  const batch = useShownBatch();
  const form = useFormState({ id: "release", names: [] });
  const blocked = batch.payouts.filter(({ obstacle }) => obstacle);
  const count = payoutCount(batch) - blocked.length;
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
      <p>{t("releaseEffect", { count: Math.max(count, 1) })}</p>
      <DefinitionList
        items={[
          { term: t("preparedBy"), value: <PartyName party={batch.preparedBy} /> },
          { term: t("total"), value: <BatchTotals {...batch} /> },
        ]}
      />
      {blocked.length > 0 && (
        <div className="banner warning">
          <p>{t("willBeLeftOut", { count: blocked.length })}</p>
          <ul className="mt-2 grid gap-1">
            {blocked.map(({ id, transaction, amount, currency, obstacle }) => (
              <li key={id}>
                {transaction}, <MoneyText amount={amount} currency={currency} />.{" "}
                {obstacle?.message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  );
}
