import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { DecisionBody } from "~server/features/ledger/transaction-schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { TextAreaField } from "~/form/field";
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
import { effectOfRejection } from "./money-effects";
import { useShownTransaction } from "./shown-transaction";

export const handle = { title: "Reject transaction" } satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, DecisionBody);
  if (!submission.ok) return submission.reply;
  const id = params.id ?? "";
  const answer = await api(request).admin.reject({
    params: { id },
    body: submission.value,
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const from = fromParam(request);
  const headers = await flash(
    request,
    doneLabel(from, "Transaction rejected", answer.value.transaction.reference),
  );
  return redirect(nextHref(from, id, paths.admin.transaction(id, from)), { status: 303, headers });
}

export default function RejectionDialog() {
  const shown = useShownTransaction();
  const form = useFormState({ id: "rejection", names: ["reason"], reply: useFormReply() });
  return (
    <DecisionDialog
      title="Reject transaction"
      shown={shown}
      form={form}
      closedBecause={closedToDecisions(shown.transaction)}
      confirm="Confirm reject"
      tone="danger"
    >
      <p>Provide an optional reason for rejecting this transaction.</p>
      <TextAreaField
        field={form.fields.reason}
        label="Reason"
        hint="The customer can read it."
        isOptional
        rows={4}
        maxLength={limits.descriptionMaximumLength}
        placeholder="Reason (optional)"
      />
      <p className="hint">{effectOfRejection(shown.transaction)}</p>
    </DecisionDialog>
  );
}
