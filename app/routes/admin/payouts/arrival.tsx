import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { useShownTransaction } from "../transactions/shown-transaction";
import { changePayout } from "./change-payout.server";

export const handle = { title: "Mark as arrived", right: "transactions" } satisfies PageHandle;

export const action = (args: ActionFunctionArgs) =>
  changePayout(args, {
    schema: z.object({}),
    send: ({ params, key }) => api(args.request).payouts.markArrived({ params, key }),
    done: "Marked as arrived",
  });

export default function ArrivalDialog() {
  const { transaction, payout, from } = useShownTransaction();
  const form = useFormState({ id: "payout-arrival", names: [] });
  return (
    <ConfirmDialog
      title="Mark as arrived"
      closeHref={paths.admin.transaction(transaction.id, from)}
      closedBecause={payout?.state !== "sent" && "Only a payout that was sent can arrive."}
      back="Back to the transaction"
      form={form}
      confirm="Mark as arrived"
      busy="Processing..."
      tone="success"
    >
      <p>The customer sees that the money arrived. No money moves.</p>
    </ConfirmDialog>
  );
}
