// Takes one payout out of a batch.
import type { ActionFunctionArgs } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { TakeOutBody } from "~server/features/payouts/batch-schemas";
import { formatMoney } from "~server/kernel/money-format";
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
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayouts", "takeOutTitle"),
  calls: "payouts.takeOut",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, TakeOutBody);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).payouts.takeOut({
    params: { id: params.payout ?? "" },
    ...submission.call,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const { approvalRequest } = answer.value;
  if (approvalRequest) return toApprovalRequest(request, approvalRequest);
  return redirectWithFlash(
    request,
    paths.admin.payoutBatch(params.batch ?? ""),
    messagesFor(request, "staffPayouts")("takenOut"),
  );
}

export default function RemovalDialog() {
  const t = useMessages("staffPayouts");
  const locale = useLocale();
  const batch = useShownBatch();
  const { payout: id } = useParams();
  const form = useFormState({ id: "payout-removal", names: ["reason"] });
  const payout = batch.payouts.find((one) => one.id === id && one.state === "to_send");
  const isReleased = batch.state === "released";
  return (
    <ConfirmDialog
      title={t("takeOutTitle")}
      closeHref={paths.admin.payoutBatch(batch.id)}
      closedBecause={!(batch.canCancel && payout) && t("notTakeable")}
      back={t("backToBatch")}
      form={form}
      confirm={t(isReleased ? "requestTakeOut" : "takeOut")}
      busy={t("processing")}
    >
      {payout && (
        <p>
          {t("takeOutLead", {
            reference: payout.transaction,
            amount: formatMoney(payout.amount, payout.currency, locale),
          })}
        </p>
      )}
      {isReleased && <NeverSent form={form} of="batch" />}
    </ConfirmDialog>
  );
}
