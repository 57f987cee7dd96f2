import type { ActionFunctionArgs } from "@remix-run/node";
import { ReturnLineBody } from "~server/features/bank-statements/line-schemas";
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
  title: pageText("staffBankStatements", "returnToPayer"),
  calls: "bankLines.returnToPayer",
} satisfies PageHandle;

export const action = (args: ActionFunctionArgs) =>
  lineStep(args, {
    schema: ReturnLineBody,
    send: (call) => api(args.request).bankLines.returnToPayer(call),
    done: () => messagesFor(args.request, "staffBankStatements")("returnRequested"),
  });

export default function ReturnDialog() {
  const t = useMessages("staffBankStatements");
  const form = useFormState({ id: "line-return", names: ["reason"] });
  return (
    <LineDialog title={t("returnToPayer")} form={form} state="open" tone="danger">
      <p>{t("returnLead")}</p>
      <ReasonField
        field={form.fields.reason}
        label={t("returnReason")}
        hint={t("returnReasonHint")}
      />
    </LineDialog>
  );
}
