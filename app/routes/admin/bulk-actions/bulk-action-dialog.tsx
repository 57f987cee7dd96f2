import type { ReactNode } from "react";
import { ConfirmDialog } from "~/form/confirm-dialog";
import type { FormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import type { ShownBulkAction } from "./shown-bulk-action";
import { useMessages } from "~/ui/use-messages";

interface Props {
  title: string;
  shown: ShownBulkAction;
  form: FormState;
  verb: "approve" | "reject";
  confirm: string;
  tone: "success" | "danger";
  children: ReactNode;
}

/** Confirms the bulk action; if it was decided differently or is finished, shows the way back. */
export function BulkActionDialog({ shown, verb, ...question }: Props) {
  const t = useMessages("staffBulkActions");
  const { bulkAction, from } = shown;
  const isOpen =
    !bulkAction.isFinished && (bulkAction.decision === undefined || bulkAction.decision === verb);
  return (
    <ConfirmDialog
      {...question}
      closeHref={paths.admin.bulkAction(bulkAction.id, from)}
      closedBecause={!isOpen && t("closed")}
      back={t("viewResult")}
      busy={t("processing")}
    />
  );
}
