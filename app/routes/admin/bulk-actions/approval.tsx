import type { ActionFunctionArgs } from "@remix-run/node";
import { BulkActionDecisionBody } from "~server/features/bulk-actions/schemas";
import { api } from "~/platform/api/api.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { submitBulkDecision } from "./decide.server";
import { BulkActionDialog } from "./bulk-action-dialog";
import { BulkActionTotals } from "./bulk-action-totals";
import { useShownBulkAction } from "./shown-bulk-action";

export const handle = {
  title: "Approve selected transactions",
  right: "transactions",
} satisfies PageHandle;

export const action = ({ request, params }: ActionFunctionArgs) =>
  submitBulkDecision(request, params.selection ?? "", {
    schema: BulkActionDecisionBody,
    decide: api(request).selections.approve,
  });

export default function BulkApprovalDialog() {
  const shown = useShownBulkAction();
  const form = useFormState({ id: "approval", names: [] });
  return (
    <BulkActionDialog
      title="Approve selected transactions"
      shown={shown}
      form={form}
      verb="approve"
      confirm="Approve"
      tone="success"
    >
      <p>
        Deposits will be added to the customers&apos; balances, and what is held for withdrawals
        will leave their wallets.
      </p>
      <BulkActionTotals sums={shown.selection.sums} />
    </BulkActionDialog>
  );
}
