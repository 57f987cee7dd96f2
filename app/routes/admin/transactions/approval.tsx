import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { DecisionBody } from "~server/features/ledger/transaction-schemas";
import { submit } from "~/form/submit.server";
import { useFormReply } from "~/form/use-form-reply";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { flash, signedInAdmin } from "~/platform/session/session.server";
import { doneLabel, nextHref } from "../queues/queue-labels";
import { closedToDecisions } from "./closed-reasons";
import { DecisionDialog } from "./decision-dialog";
import { fromParam } from "../from-param";
import { effectOfApproval } from "./money-effects";
import { useShownTransaction } from "./shown-transaction";

export const handle = { title: "Approve transaction" } satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, DecisionBody);
  if (!submission.ok) return submission.reply;
  const id = params.id ?? "";
  const answer = await api(request).admin.approve({
    params: { id },
    body: submission.value,
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const from = fromParam(request);
  const headers = await flash(
    request,
    doneLabel(from, "Transaction approved", answer.value.transaction.reference),
  );
  return redirect(nextHref(from, id, paths.admin.transaction(id, from)), { status: 303, headers });
}

export default function ApprovalDialog() {
  const shown = useShownTransaction();
  const form = useFormState({ id: "approval", names: [], reply: useFormReply() });
  return (
    <DecisionDialog
      title="Approve transaction"
      shown={shown}
      form={form}
      closedBecause={closedToDecisions(shown.transaction)}
      confirm="Approve"
      tone="success"
    >
      <p>{effectOfApproval(shown.transaction)}</p>
    </DecisionDialog>
  );
}
