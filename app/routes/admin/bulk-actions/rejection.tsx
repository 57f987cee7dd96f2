import type { ActionFunctionArgs } from "@remix-run/node";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { TextAreaField } from "~/form/field";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { submitBulkDecision } from "./decide.server";
import { BulkActionDialog } from "./bulk-action-dialog";
import { BulkActionTotals } from "./bulk-action-totals";
import { useShownBulkAction } from "./shown-bulk-action";

export const handle = {
  title: "Reject selected transactions",
  right: "transactions",
} satisfies PageHandle;

export const action = ({ request, params }: ActionFunctionArgs) =>
  submitBulkDecision(request, params.selection ?? "", api(request).selections.reject);

export default function BulkRejectionDialog() {
  const shown = useShownBulkAction();
  const form = useFormState({ id: "rejection", names: ["reason"] });
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
      <TextAreaField
        field={form.fields.reason}
        label="Reason"
        hint="One for all of them. Each customer can read it."
        isOptional
        rows={4}
        maxLength={limits.descriptionMaximumLength}
        placeholder="Reason (optional)"
      />
      <p className="hint">
        What is held for withdrawals will return to the customers&apos; balances. Deposits change
        none.
      </p>
    </BulkActionDialog>
  );
}
