import type { ActionFunctionArgs } from "@remix-run/node";
import { rejectionReasonsOf } from "~server/features/ledger/labels";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { closedToDecisions } from "./closed-reasons";
import { decide } from "./decide.server";
import { DecisionDialog } from "./decision-dialog";
import { effectOfRejection } from "./money-effects";
import { RejectionFields } from "./rejection-fields";
import { useShownTransaction } from "./shown-transaction";

export const handle = { title: "Reject transaction", right: "transactions" } satisfies PageHandle;

export const action = (args: ActionFunctionArgs) => decide(args, "reject", "Transaction rejected");

export default function RejectionDialog() {
  const shown = useShownTransaction();
  const form = useFormState({ id: "rejection", names: ["reasonCode", "reason"] });
  return (
    <DecisionDialog
      title="Reject transaction"
      shown={shown}
      form={form}
      closedBecause={closedToDecisions(shown.transaction)}
      typed={form.fields.reason.value}
      confirm="Confirm reject"
      tone="danger"
    >
      <p>Provide an optional reason for rejecting this transaction.</p>
      <RejectionFields
        fields={form.fields}
        reasons={rejectionReasonsOf[shown.transaction.type]}
        hint="The customer can read it."
      />
      <p className="hint">{effectOfRejection(shown.transaction)}</p>
    </DecisionDialog>
  );
}
