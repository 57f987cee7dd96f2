import type { ReactNode } from "react";
import { ConfirmDialog } from "~/form/confirm-dialog";
import type { FormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import type { ShownBulkAction } from "./shown-bulk-action";

interface Props {
  title: string;
  shown: ShownBulkAction;
  form: FormState;
  verb: "approve" | "reject";
  confirm: string;
  tone: "success" | "danger";
  children: ReactNode;
}

/** Confirms the bulk action; where it was decided otherwise or is finished, the way back. */
export function BulkActionDialog({ shown, verb, ...question }: Props) {
  const { selection, from } = shown;
  const isOpen =
    !selection.isFinished && (selection.decision === undefined || selection.decision === verb);
  return (
    <ConfirmDialog
      {...question}
      closeHref={paths.admin.bulkAction(selection.id, from)}
      closedBecause={!isOpen && "This selection was decided already."}
      back="See what became of it"
      busy="Processing..."
    />
  );
}
