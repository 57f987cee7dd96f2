import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { payoutReferenceMaximumLength, SentBody } from "~server/features/payouts/schemas";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { Field } from "~/form/field";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin } from "~/platform/session/session.server";
import { useShownTransaction } from "../transactions/shown-transaction";
import { changePayout } from "./change-payout.server";
import { usualArrival } from "./usual-arrival.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayouts", "markAsSent"),
  calls: "payouts.markSent",
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return { usual: usualArrival() };
}

export const action = (args: ActionFunctionArgs) =>
  changePayout(args, {
    schema: SentBody,
    send: (call) => api(args.request).payouts.markSent(call),
    done: messagesFor(args.request, "staffPayouts")("sentDone"),
  });

export default function SentDialog() {
  const t = useMessages("staffPayouts");
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
      title={payout?.state === "sent" ? t("correctDetails") : t("markAsSent")}
      closeHref={paths.admin.transaction(transaction.id, from)}
      closedBecause={!isOpen && t(isFirst ? "sentWithBatch" : "notSendable")}
      back={t("backToTransaction")}
      form={form}
      confirm={isFirst ? t("markAsSent") : t("saveButton")}
      busy={t("processing")}
      tone="primary"
    >
      {isFirst && <p>{t("sentLead")}</p>}
      <Field
        field={form.fields.reference}
        label={t("paymentReference")}
        hint={t("paymentReferenceHint")}
        maxLength={payoutReferenceMaximumLength}
        autoComplete="off"
      />
      <Field field={form.fields.expectedDay} label={t("expectedArrival")} type="date" />
    </ConfirmDialog>
  );
}
