import type { ActionFunctionArgs } from "@remix-run/node";
import { OwnLineBody } from "~server/features/bank-statements/line-schemas";
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
  title: pageText("staffBankStatements", "own"),
  calls: "bankLines.own",
} satisfies PageHandle;

export const action = (args: ActionFunctionArgs) =>
  lineStep(args, {
    schema: OwnLineBody,
    send: (call) => api(args.request).bankLines.own(call),
    done: () => messagesFor(args.request, "staffBankStatements")("ownDone"),
  });

export default function OwnDialog() {
  const t = useMessages("staffBankStatements");
  const form = useFormState({ id: "line-own", names: ["reason"] });
  return (
    <LineDialog title={t("own")} form={form} state="open" tone="primary">
      <ReasonField field={form.fields.reason} label={t("ownReason")} hint={t("ownReasonHint")} />
    </LineDialog>
  );
}
