import type { ActionFunctionArgs } from "@remix-run/node";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { closedToDecisions } from "./closed-reasons";
import { decide } from "./decide.server";
import { DecisionDialog } from "./decision-dialog";
import { useEffectOfApproval } from "./money-effects";
import { useShownTransaction } from "./shown-transaction";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffTransactions", "approveTitle"),
  calls: "admin.approve",
} satisfies PageHandle;

export const action = (args: ActionFunctionArgs) => decide(args, "approve");

export default function ApprovalDialog() {
  const t = useMessages("staffTransactions");
  const shown = useShownTransaction();
  const form = useFormState({ id: "approval", names: ["amount"] });
  const amount = form.fields.amount.value;
  const effect = useEffectOfApproval(shown.transaction, amount ? Number(amount) : undefined);
  return (
    <DecisionDialog
      title={t("approveTitle")}
      shown={shown}
      form={form}
      closedBecause={closedToDecisions(t, shown.transaction)}
      confirm={t("approveButton")}
      tone="success"
    >
      <p>{effect}</p>
      {amount && <input type="hidden" name="amount" value={amount} />}
    </DecisionDialog>
  );
}
