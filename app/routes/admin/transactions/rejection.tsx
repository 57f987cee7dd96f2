import type { ActionFunctionArgs } from "@remix-run/node";
import { limits } from "~server/kernel/limits";
import { TextAreaField } from "~/form/field";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { closedToDecisions } from "./closed-reasons";
import { decide } from "./decide.server";
import { DecisionDialog } from "./decision-dialog";
import { effectOfRejection } from "./money-effects";
import { useShownTransaction } from "./shown-transaction";

export const handle = { title: "Reject transaction", right: "transactions" } satisfies PageHandle;

export const action = (args: ActionFunctionArgs) => decide(args, "reject", "Transaction rejected");

export default function RejectionDialog() {
  const shown = useShownTransaction();
  const form = useFormState({ id: "rejection", names: ["reason"] });
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
