// Asks an administrator to confirm before a transaction is deleted.
import type { ActionFunctionArgs } from "@remix-run/node";
import { useOutletContext } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { DeletionBody } from "~server/features/ledger/decision-schemas";
import { type Transaction } from "~server/features/ledger/transaction-schemas";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { adminsOnly, loadForAdmins } from "./admins-only.server";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("transactions", "delete"),
  calls: "transactions.remove",
} satisfies PageHandle;

export const loader = loadForAdmins;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInToPost(request);
  await adminsOnly(request);
  const submission = await submit(request, DeletionBody);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).transactions.remove({
    params: { id: params.id ?? "" },
    ...submission.call,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  const t = messagesFor(request, "transactions");
  return redirectWithFlash(request, paths.customer.transactions(), t("deleted"));
}

export default function DeletionDialog() {
  const t = useMessages("transactions");
  const { id, version, reference } = useOutletContext<Transaction>();
  const form = useFormState({ id: "deletion", names: [] });
  return (
    <ConfirmDialog
      title={t("delete")}
      closeHref={paths.customer.transaction(id)}
      form={form}
      confirm={t("delete")}
      busy={t("deleting")}
    >
      <p>{t("confirmDelete")}</p>
      <p className="hint">{t("deleteHint", { reference })}</p>
      <input type="hidden" name="version" value={version} />
    </ConfirmDialog>
  );
}
