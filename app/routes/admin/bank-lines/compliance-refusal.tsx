import type { ActionFunctionArgs } from "@remix-run/node";
import { ComplianceBody } from "~server/features/bank-statements/line-schemas";
import { api } from "~/platform/api/api.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { ReasonField } from "~/form/reason-field";
import { useFormState } from "~/form/use-form-state";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { LineDialog } from "./line-dialog";
import { lineStep } from "./line-step.server";

export const handle = {
  title: pageText("staffBankStatements", "refuse"),
  calls: "bankLines.refuse",
} satisfies PageHandle;

export const action = (args: ActionFunctionArgs) =>
  lineStep(args, {
    schema: ComplianceBody,
    send: (call) => api(args.request).bankLines.refuse(call),
    done: () => messagesFor(args.request, "staffBankStatements")("refused"),
  });

export default function RefuseDialog() {
  const t = useMessages("staffBankStatements");
  const form = useFormState({ id: "line-compliance-refusal", names: ["reason"] });
  return (
    <LineDialog title={t("refuse")} form={form} state="compliance" tone="danger">
      <p>{t("refuseLead")}</p>
      <ReasonField field={form.fields.reason} label={t("returnReason")} />
    </LineDialog>
  );
}
