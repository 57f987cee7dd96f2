import type { ActionFunctionArgs } from "@remix-run/node";
import { BulkRejectionForm } from "~server/features/bulk-actions/schemas";
import { rejectionReasonsOf, type TransactionType } from "~server/features/ledger/labels";
import { api } from "~/platform/api/api.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { RejectionFields } from "../transactions/rejection-fields";
import { submitBulkDecision } from "./decide.server";
import { BulkActionDialog } from "./bulk-action-dialog";
import { BulkActionTotals } from "./bulk-action-totals";
import { useShownBulkAction } from "./shown-bulk-action";

export const handle = {
  title: "Reject selected transactions",
  right: "transactions",
} satisfies PageHandle;

export const action = ({ request, params }: ActionFunctionArgs) =>
  submitBulkDecision(request, params.selection ?? "", {
    schema: BulkRejectionForm,
    decide: api(request).selections.reject,
  });

/** Those that fit every transaction of the selection. */
const reasonsFor = (types: readonly TransactionType[]) =>
  rejectionReasonsOf[types[0] ?? "deposit"].filter((reason) =>
    types.every((type) => rejectionReasonsOf[type].includes(reason)),
  );

export default function BulkRejectionDialog() {
  const shown = useShownBulkAction();
  const form = useFormState({ id: "rejection", names: ["reasonCode", "reason"] });
  return (
    <BulkActionDialog
      title="Reject selected transactions"
      shown={shown}
      form={form}
      verb="reject"
      confirm="Confirm reject"
      tone="danger"
    >
      <BulkActionTotals sums={shown.selection.sums} />
      <RejectionFields
        fields={form.fields}
        reasons={reasonsFor(shown.selection.sums.map(({ type }) => type))}
        hint="One for all of them. Each customer can read it."
      />
      <p className="hint">
        What is held for withdrawals will return to the customers&apos; balances. Deposits change
        none.
      </p>
    </BulkActionDialog>
  );
}
