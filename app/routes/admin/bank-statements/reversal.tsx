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
  title: pageText("staffBankStatements", "undo"),
  calls: "bankStatements.undo",
} satisfies PageHandle;

export const action = (args: ActionFunctionArgs) =>
  importStep(args, {
    send: (call) => api(args.request).bankStatements.undo(call),
    done: ({ state }) =>
      messagesFor(
        args.request,
        "staffBankStatements",
      )(state === "undoing" ? "undoBegun" : "undoAsked"),
  });

export default function ReversalDialog() {
  const t = useMessages("staffBankStatements");
  const shown = useShownImport();
  const form = useFormState({ id: "import-reversal", names: [] });
  return (
    <ConfirmDialog
      title={t("undo")}
      closeHref={paths.admin.bankStatement(shown.id)}
      closedBecause={!shown.canUndo && t("notPossible")}
      back={t("backToImport")}
      form={form}
      confirm={t("undo")}
      busy={t("processing")}
    >
      <p>{t("undoLead")}</p>
      {shown.needsTwo && !shown.undoRequestedBy && <p className="hint">{t("undoRequest")}</p>}
    </ConfirmDialog>
  );
}
