import type { ActionFunctionArgs } from "@remix-run/node";
import { ComplianceBody } from "~server/features/bank-statements/line-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { api } from "~/platform/api/api.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { ReasonField } from "~/form/reason-field";
import { useFormState } from "~/form/use-form-state";
import { pageText } from "~/ui/page-text";
import { useLocale, useMessages } from "~/ui/use-messages";
import { LineDialog } from "./line-dialog";
import { lineStep } from "./line-step.server";
import { useShownLine } from "./shown-line";

export const handle = {
  title: pageText("staffBankStatements", "allow"),
  calls: "bankLines.allow",
} satisfies PageHandle;

export const action = (args: ActionFunctionArgs) =>
  lineStep(args, {
    schema: ComplianceBody,
    send: (call) => api(args.request).bankLines.allow(call),
    done: () => messagesFor(args.request, "staffBankStatements")("allowed"),
  });

export default function AllowDialog() {
  const t = useMessages("staffBankStatements");
  const form = useFormState({ id: "line-compliance-approval", names: ["reason"] });
  return (
    <LineDialog title={t("allow")} form={form} state="compliance" tone="success">
      <AllowLead />
      <ReasonField field={form.fields.reason} label={t("allowReason")} />
    </LineDialog>
  );
}

function AllowLead() {
  const t = useMessages("staffBankStatements");
  const { amount, currency } = useShownLine();
  return <p>{t("allowLead", { amount: formatMoney(amount, currency, useLocale()) })}</p>;
}
