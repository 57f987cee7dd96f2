// Resolves what no posting can correct: a note says how, and the payment leaves the queue.
import { type ActionFunctionArgs } from "@remix-run/node";
import { SettlementForm } from "~server/features/crypto-payments/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { submit } from "~/platform/posts/submit.server";
import { ReasonField } from "~/form/reason-field";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { nextHref, fromParam } from "../queues/queue-labels";
import { DecisionDialog } from "./decision-dialog";
import { canBeSettled, reviewLabel } from "./review-labels";
import { useShownTransaction } from "./shown-transaction";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffTransactions", "markAsResolved"),
  calls: "admin.settlePayment",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, SettlementForm);
  if (!submission.ok) return submission.reply;
  const [id, from] = [params.id ?? "", fromParam(request)];
  const transaction = await api(request).admin.transaction({ params: { id } });
  if (!transaction.ok) return submission.refuse(transaction.problem);
  const { note } = submission.value;
  const orderNumber = transaction.value.cryptoOrderNumber ?? "none";
  const answer = await api(request).admin.settlePayment({
    params: { id: orderNumber },
    body: { note },
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    nextHref(from, id, paths.admin.transaction(id, from)),
    messagesFor(request, "staffTransactions")("resolved"),
  );
}

export default function SettlementDialog() {
  const t = useMessages("staffTransactions");
  const shown = useShownTransaction();
  const form = useFormState({ id: "settlement", names: ["note"] });
  const closed = canBeSettled(shown.transaction) ? undefined : t("nothingToResolve");
  return (
    <DecisionDialog
      title={t("markAsResolved")}
      shown={shown}
      form={form}
      closedBecause={closed}
      confirm={t("markAsResolved")}
      tone="primary"
    >
      <p>{reviewLabel(t, shown.transaction)}</p>
      <ReasonField
        field={form.fields.note}
        label={t("resolution")}
        hint={t("resolutionHint")}
        rows={4}
      />
    </DecisionDialog>
  );
}
