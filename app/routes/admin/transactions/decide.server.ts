// Shared by approving and rejecting a transaction.
import type { ActionFunctionArgs } from "@remix-run/node";
import { submit } from "~/platform/posts/submit.server";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { ApprovalBody, RejectionForm } from "~server/features/ledger/decision-schemas";
import { fromParam, doneLabel, nextHref } from "../queues/queue-labels";

export async function decide(
  { request, params: { id = "" } }: ActionFunctionArgs,
  verb: "approve" | "reject",
) {
  await signedInAdminToPost(request);
  const submission = await submit(request, verb === "reject" ? RejectionForm : ApprovalBody);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).admin[verb]({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  const from = fromParam(request);
  const t = messagesFor(request, "staffTransactions");
  const needsApproval =
    "approvalRequest" in answer.value && answer.value.approvalRequest !== undefined;
  const message = doneLabel(
    from,
    needsApproval ? t("sentForApproval") : t(`done.${verb}`),
    answer.value.transaction.reference,
  );
  return redirectWithFlash(request, nextHref(from, id, paths.admin.transaction(id, from)), message);
}
