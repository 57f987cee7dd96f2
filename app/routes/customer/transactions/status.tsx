// The target of the administrators' status form on a transaction's page: its dialog shows errors.
import type { ActionFunctionArgs } from "@remix-run/node";
import { useOutletContext } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { StatusBody, type Transaction } from "~server/features/ledger/transaction-schemas";
import { submit } from "~/platform/posts/submit.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { Dialog } from "~/ui/dialog";
import { adminsOnly, loadForAdmins } from "./admins-only.server";
import { StatusForm } from "./status-form";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("transactions", "changeStatus"),
  calls: "transactions.setStatus",
} satisfies PageHandle;

export const loader = loadForAdmins;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInToPost(request);
  await adminsOnly(request);
  const submission = await submit(request, StatusBody);
  if (!submission.ok) return submission.reply;
  const id = params.id ?? "";
  const answer = await api(request).transactions.setStatus({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  const t = messagesFor(request, "transactions");
  return redirectWithFlash(request, paths.customer.transaction(id), t("statusUpdated"));
}

export default function StatusDialog() {
  const t = useMessages("transactions");
  const transaction = useOutletContext<Transaction>();
  return (
    <Dialog title={t("adminStatus")} closeHref={paths.customer.transaction(transaction.id)}>
      <StatusForm id="status-dialog" transaction={transaction} />
    </Dialog>
  );
}
