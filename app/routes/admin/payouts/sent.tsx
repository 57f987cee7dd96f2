import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SentBody } from "~server/features/payouts/schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { Field } from "~/form/field";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin } from "~/platform/session/session.server";
import { useShownTransaction } from "../transactions/shown-transaction";
import { changePayout } from "./change-payout.server";
import { usualArrival } from "./usual-arrival.server";

export const handle = { title: "Mark as sent", right: "transactions" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return { usual: usualArrival() };
}

export const action = (args: ActionFunctionArgs) =>
  changePayout(args, {
    schema: SentBody,
    send: (call) => api(args.request).payouts.markSent(call),
    done: "Marked as sent",
  });

export default function SentDialog() {
  const { usual } = useLoaderData<typeof loader>();
  const { transaction, payout, from } = useShownTransaction();
  const form = useFormState({
    id: "payout-sent",
    names: ["reference", "expectedDay"],
    values: { reference: payout?.reference, expectedDay: payout?.expectedDay ?? usual },
  });
  const isFirst = payout?.state === "to_send";
  const isOpen = (isFirst && !payout.batch) || payout?.state === "sent";
  return (
    <ConfirmDialog
      title={payout?.state === "sent" ? "Correct details" : "Mark as sent"}
      closeHref={paths.admin.transaction(transaction.id, from)}
      closedBecause={!isOpen && "This payout cannot be marked as sent here."}
      back="Back to the transaction"
      form={form}
      confirm={isFirst ? "Mark as sent" : "Save"}
      busy="Processing..."
      tone="primary"
    >
      {isFirst && <p>Do this once the money has left. The customer gets an email.</p>}
      <Field
        field={form.fields.reference}
        label="Payment reference"
        hint="The bank’s reference, or the transaction id of a coin. The customer reads it."
        maxLength={limits.payoutReferenceMaximumLength}
        autoComplete="off"
      />
      <Field field={form.fields.expectedDay} label="Expected to arrive by" type="date" />
    </ConfirmDialog>
  );
}
