import type { ActionFunctionArgs } from "@remix-run/node";
import { BulkRejectionForm } from "~server/features/approvals/bulk-schemas";
import { rejectionReasonsOf, type TransactionType } from "~server/features/ledger/labels";
import { api } from "~/platform/api/api.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { RejectionFields } from "../transactions/rejection-fields";
import { submitBulkDecision } from "./decide.server";
import { BulkActionDialog } from "./bulk-action-dialog";
import { BulkActionTotals } from "./bulk-action-totals";
import { useShownBulkAction } from "./shown-bulk-action";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffBulkActions", "rejectTitle"),
  calls: "bulkActions.reject",
} satisfies PageHandle;

export const action = ({ request, params }: ActionFunctionArgs) =>
  submitBulkDecision(request, params.bulkAction ?? "", {
    schema: BulkRejectionForm,
    decide: api(request).bulkActions.reject,
  });

/** Reasons that fit every transaction of the bulk action. */
const reasonsFor = (types: readonly TransactionType[]) =>
  rejectionReasonsOf[types[0] ?? "deposit"].filter((reason) =>
    types.every((type) => rejectionReasonsOf[type].includes(reason)),
  );

export default function BulkRejectionDialog() {
  const t = useMessages("staffBulkActions");
  const shown = useShownBulkAction();
  const form = useFormState({ id: "rejection", names: ["reasonCode", "reason"] });
  return (
    <BulkActionDialog
      title={t("rejectTitle")}
      shown={shown}
      form={form}
      verb="reject"
      confirm={t("confirmReject")}
      tone="danger"
    >
      <BulkActionTotals sums={shown.bulkAction.sums} />
      <RejectionFields
        fields={form.fields}
        reasons={reasonsFor(shown.bulkAction.sums.map(({ type }) => type))}
        hint={t("reasonHint")}
      />
      <p className="hint">{t("rejectEffect")}</p>
    </BulkActionDialog>
  );
}
