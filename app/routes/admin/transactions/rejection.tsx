import type { ActionFunctionArgs } from "@remix-run/node";
import { rejectionReasonsOf } from "~server/features/ledger/labels";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { closedToDecisions } from "./closed-reasons";
import { decide } from "./decide.server";
import { DecisionDialog } from "./decision-dialog";
import { useEffectOfRejection } from "./money-effects";
import { RejectionFields } from "./rejection-fields";
import { useShownTransaction } from "./shown-transaction";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffTransactions", "rejectTitle"),
  calls: "admin.reject",
} satisfies PageHandle;

export const action = (args: ActionFunctionArgs) => decide(args, "reject");

export default function RejectionDialog() {
  const t = useMessages("staffTransactions");
  const shown = useShownTransaction();
  const form = useFormState({ id: "rejection", names: ["reasonCode", "reason"] });
  return (
    <DecisionDialog
      title={t("rejectTitle")}
      shown={shown}
      form={form}
      closedBecause={closedToDecisions(t, shown.transaction)}
      enteredText={form.fields.reason.value}
      confirm={t("confirmReject")}
      tone="danger"
    >
      <p>{t("rejectLead")}</p>
      <RejectionFields
        fields={form.fields}
        reasons={rejectionReasonsOf[shown.transaction.type]}
        hint={t("reasonHint")}
      />
      <p className="hint">{useEffectOfRejection(shown.transaction)}</p>
    </DecisionDialog>
  );
}
