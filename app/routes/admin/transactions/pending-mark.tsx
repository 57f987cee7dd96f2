import type { ActionFunctionArgs } from "@remix-run/node";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { StatusBody } from "~server/features/ledger/transaction-schemas";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { closedToPendingMark } from "./closed-reasons";
import { DecisionDialog } from "./decision-dialog";
import { fromParam } from "../queues/queue-labels";
import { useEffectOfPendingMark } from "./money-effects";
import { useShownTransaction } from "./shown-transaction";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffTransactions", "markPending"),
  calls: "transactions.setStatus",
} satisfies PageHandle;

/** The form sends only the version; the URL implies the status. */
const PendingMarkForm = StatusBody.omit({ status: true });

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, PendingMarkForm);
  if (!submission.ok) return submission.reply;
  const id = params.id ?? "";
  const body = { status: "pending", version: submission.value.version } as const;
  const answer = await api(request).transactions.setStatus({
    params: { id },
    body,
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  return redirectWithFlash(
    request,
    paths.admin.transaction(id, fromParam(request)),
    messagesFor(request, "staffTransactions")("statusUpdated"),
  );
}

export default function PendingMarkDialog() {
  const t = useMessages("staffTransactions");
  const shown = useShownTransaction();
  const form = useFormState({ id: "pending-mark", names: [] });
  return (
    <DecisionDialog
      title={t("markPending")}
      shown={shown}
      form={form}
      closedBecause={closedToPendingMark(t, shown.transaction)}
      confirm={t("markPending")}
      tone="primary"
    >
      <p>{useEffectOfPendingMark(shown.transaction)}</p>
    </DecisionDialog>
  );
}
