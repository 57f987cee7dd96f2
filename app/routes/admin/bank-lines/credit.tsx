import type { ActionFunctionArgs } from "@remix-run/node";
import { CreditLineBody } from "~server/features/bank-statements/line-schemas";
import { api } from "~/platform/api/api.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { Field } from "~/form/field";
import { ReasonField } from "~/form/reason-field";
import { useFormState } from "~/form/use-form-state";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { LineDialog } from "./line-dialog";
import { lineStep } from "./line-step.server";

export const handle = {
  title: pageText("staffBankStatements", "credit"),
  calls: "bankLines.credit",
} satisfies PageHandle;

export const action = (args: ActionFunctionArgs) =>
  lineStep(args, {
    schema: CreditLineBody,
    send: (call) => api(args.request).bankLines.credit(call),
    done: ({ state }) =>
      messagesFor(
        args.request,
        "staffBankStatements",
      )(state === "compliance" ? "sentToCompliance" : "credited"),
  });

export default function CreditDialog() {
  const t = useMessages("staffBankStatements");
  const form = useFormState({ id: "line-credit", names: ["customer", "reason"] });
  return (
    <LineDialog title={t("credit")} form={form} state="open" tone="success">
      <p>{t("creditLead")}</p>
      <Field
        field={form.fields.customer}
        label={t("creditCustomer")}
        hint={t("creditCustomerHint")}
        autoComplete="off"
        spellCheck={false}
      />
      <ReasonField
        field={form.fields.reason}
        label={t("creditReason")}
        hint={t("creditReasonHint")}
      />
    </LineDialog>
  );
}
