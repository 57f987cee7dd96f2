import type { ActionFunctionArgs } from "@remix-run/node";
import { CloseLineBody } from "~server/features/bank-statements/line-schemas";
import { api } from "~/platform/api/api.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { Field } from "~/form/field";
import { useFormState } from "~/form/use-form-state";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { LineDialog } from "./line-dialog";
import { lineStep } from "./line-step.server";

export const handle = {
  title: pageText("staffBankStatements", "closePayout"),
  calls: "bankLines.close",
} satisfies PageHandle;

export const action = (args: ActionFunctionArgs) =>
  lineStep(args, {
    schema: CloseLineBody,
    send: (call) => api(args.request).bankLines.close(call),
    done: () => messagesFor(args.request, "staffBankStatements")("payoutClosed"),
  });

export default function PayoutDialog() {
  const t = useMessages("staffBankStatements");
  const form = useFormState({ id: "line-payout", names: ["payout"] });
  return (
    <LineDialog title={t("closePayout")} form={form} state="open" tone="success">
      <Field
        field={form.fields.payout}
        label={t("payoutReference")}
        hint={t("payoutReferenceHint")}
        autoComplete="off"
        spellCheck={false}
      />
    </LineDialog>
  );
}
