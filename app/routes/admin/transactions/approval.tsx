import type { ActionFunctionArgs } from "@remix-run/node";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { closedToDecisions } from "./closed-reasons";
import { decide } from "./decide.server";
import { DecisionDialog } from "./decision-dialog";
import { effectOfApproval } from "./money-effects";
import { useShownTransaction } from "./shown-transaction";

export const handle = { title: "Approve transaction", right: "transactions" } satisfies PageHandle;

export const action = (args: ActionFunctionArgs) => decide(args, "approve", "Transaction approved");

export default function ApprovalDialog() {
  const shown = useShownTransaction();
  const form = useFormState({ id: "approval", names: [] });
  return (
    <DecisionDialog
      title="Approve transaction"
      shown={shown}
      form={form}
      closedBecause={closedToDecisions(shown.transaction)}
      confirm="Approve"
      tone="success"
    >
      <p>{effectOfApproval(shown.transaction)}</p>
    </DecisionDialog>
  );
}
