import type { ActionFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { importStep } from "./import-step.server";
import { useShownImport } from "./shown-import";

export const handle = {
  title: pageText("staffBankStatements", "confirmImport"),
  calls: "bankStatements.confirm",
} satisfies PageHandle;

export const action = (args: ActionFunctionArgs) =>
  importStep(args, {
    send: (call) => api(args.request).bankStatements.confirm(call),
    done: () => messagesFor(args.request, "staffBankStatements")("confirmed"),
  });

export default function ConfirmationDialog() {
  const t = useMessages("staffBankStatements");
  const shown = useShownImport();
  const form = useFormState({ id: "import-confirmation", names: [] });
  return (
    <ConfirmDialog
      title={t("confirmImport")}
      closeHref={paths.admin.bankStatement(shown.id)}
      closedBecause={
        !shown.canConfirm && t(shown.state === "preview" ? "needsAnother" : "notPossible")
      }
      back={t("backToImport")}
      form={form}
      confirm={t("confirmImport")}
      busy={t("processing")}
      tone="success"
    >
      <p>{t("confirmLead", { count: shown.totals.in.count + shown.totals.out.count })}</p>
      <p className="hint">{t("confirmLater")}</p>
    </ConfirmDialog>
  );
}
