import type { ActionFunctionArgs } from "@remix-run/node";
import { BulkActionDecisionBody } from "~server/features/approvals/bulk-schemas";
import { api } from "~/platform/api/api.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { submitBulkDecision } from "./decide.server";
import { BulkActionDialog } from "./bulk-action-dialog";
import { BulkActionTotals } from "./bulk-action-totals";
import { useShownBulkAction } from "./shown-bulk-action";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffBulkActions", "approveTitle"),
  calls: "bulkActions.approve",
} satisfies PageHandle;

export const action = ({ request, params }: ActionFunctionArgs) =>
  submitBulkDecision(request, params.bulkAction ?? "", {
    schema: BulkActionDecisionBody,
    decide: api(request).bulkActions.approve,
  });

export default function BulkApprovalDialog() {
  const t = useMessages("staffBulkActions");
  const shown = useShownBulkAction();
  const form = useFormState({ id: "approval", names: [] });
  return (
    <BulkActionDialog
      title={t("approveTitle")}
      shown={shown}
      form={form}
      verb="approve"
      confirm={t("approve")}
      tone="success"
    >
      <p>{t("approveEffect")}</p>
      <BulkActionTotals sums={shown.bulkAction.approvalSums} />
    </BulkActionDialog>
  );
}
