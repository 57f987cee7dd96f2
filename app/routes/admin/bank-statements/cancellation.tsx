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
  title: pageText("staffBankStatements", "discardImport"),
  calls: "bankStatements.discard",
} satisfies PageHandle;

export const action = (args: ActionFunctionArgs) =>
  importStep(args, {
    send: (call) => api(args.request).bankStatements.discard(call),
    done: () => messagesFor(args.request, "staffBankStatements")("discarded"),
  });

export default function CancellationDialog() {
  const t = useMessages("staffBankStatements");
  const shown = useShownImport();
  const form = useFormState({ id: "import-cancellation", names: [] });
  return (
    <ConfirmDialog
      title={t("discardImport")}
      closeHref={paths.admin.bankStatement(shown.id)}
      closedBecause={!shown.canDiscard && t("notPossible")}
      back={t("backToImport")}
      form={form}
      confirm={t("discardImport")}
      busy={t("processing")}
    >
      <p>{t("discardLead")}</p>
    </ConfirmDialog>
  );
}
