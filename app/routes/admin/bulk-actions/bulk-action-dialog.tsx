import type { ReactNode } from "react";
import { ConfirmForm } from "~/form/confirm-form";
import { ErrorSummary } from "~/form/error-summary";
import type { FormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
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
export function BulkActionDialog({
  title,
  shown: { selection, from },
  form,
  verb,
  confirm,
  tone,
  children,
}: Props) {
  const closeHref = paths.admin.bulkAction(selection.id, from);
  const isOpen =
    !selection.isFinished && (selection.decision === undefined || selection.decision === verb);
  return (
    <Dialog title={title} closeHref={closeHref}>
      {isOpen ? (
        <ConfirmForm
          form={form}
          confirm={confirm}
          busy="Processing..."
          tone={tone}
          cancelHref={closeHref}
        >
          {children}
        </ConfirmForm>
      ) : (
        <div className="grid gap-4">
          <ErrorSummary faults={form.faults} />
          <p>This selection was decided already.</p>
          <div className="actions">
            <ButtonLink href={closeHref}>See what became of it</ButtonLink>
          </div>
        </div>
      )}
    </Dialog>
  );
}
