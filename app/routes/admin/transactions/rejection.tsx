import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { DecisionBody } from "~server/contract/schemas/transactions";
import { limits } from "~server/contract/values/limits";
import { api } from "~/api.server";
import { TextAreaField } from "~/form/field";
import { submit } from "~/form/submit.server";
import { useFormReply } from "~/form/use-form-reply";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { flash, signedInAdmin } from "~/session.server";
import { doneWords, nextHref } from "../queues/queue-words";
import { closedToDecisions } from "./closed";
import { DecisionDialog } from "./decision-dialog";
import { fromOf } from "./from-address";
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
  const from = fromOf(request);
  const headers = await flash(
    request,
    doneWords(from, "Transaction rejected", answer.value.transaction.reference),
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
