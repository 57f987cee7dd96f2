import type { ReactNode } from "react";
import { ConfirmForm } from "~/form/confirm-form";
import { ErrorSummary } from "~/form/error-summary";
import type { FormState } from "~/form/use-form-state";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import type { ShownSelection } from "./shown-selection";

interface Props {
  title: string;
  shown: ShownSelection;
  form: FormState;
  verb: "approve" | "reject";
  confirm: string;
  tone: "success" | "danger";
  children: ReactNode;
}

/** One question about the whole selection; where it was decided otherwise or finished, the way back. */
export function SelectionDialog({
  title,
  shown: { selection, from },
  form,
  verb,
  confirm,
  tone,
  children,
}: Props) {
  const closeHref = paths.admin.selection(selection.id, from);
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
