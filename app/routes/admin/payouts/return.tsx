import type { ActionFunctionArgs } from "@remix-run/node";
import { ReturnBody } from "~server/features/payouts/schemas";
import { limits } from "~server/kernel/limits";
import { formatMoney } from "~server/kernel/money-format";
import { api } from "~/platform/api/api.server";
import { TextAreaField } from "~/form/field";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { DecisionDialog } from "../transactions/decision-dialog";
import { useShownTransaction } from "../transactions/shown-transaction";
import { changePayout } from "./change-payout.server";

export const handle = { title: "Mark as returned", right: "transactions" } satisfies PageHandle;

export const action = (args: ActionFunctionArgs) =>
  changePayout(args, {
    schema: ReturnBody,
    send: (call) => api(args.request).payouts.markReturned(call),
    done: "Marked as returned",
  });

export default function ReturnDialog() {
  const shown = useShownTransaction();
  const { transaction, payout } = shown;
  const form = useFormState({ id: "payout-return", names: ["reason"] });
  const isOpen = payout?.state === "sent" || payout?.state === "arrived";
  return (
    <DecisionDialog
      title="Mark as returned"
      shown={shown}
      form={form}
      closedBecause={isOpen ? undefined : "Only a payout that was sent can come back."}
      typed={form.fields.reason.value}
      confirm="Mark as returned"
      tone="danger"
    >
      <p>
        {formatMoney(transaction.amount, transaction.currency)} returns to the customer’s available
        balance, and the withdrawal fails.
      </p>
      <TextAreaField
        field={form.fields.reason}
        label="Reason"
        hint="The customer reads it."
        maxLength={limits.descriptionMaximumLength}
      />
    </DecisionDialog>
  );
}
