import type { ReactNode } from "react";
import { ConfirmForm } from "~/form/confirm-form";
import { ErrorSummary } from "~/form/error-summary";
import type { FormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import type { ShownTransaction } from "./shown-transaction";
import { VersionField } from "~/form/version-field";

interface Props {
  title: string;
  shown: ShownTransaction;
  form: FormState;
  /** Why the question can no longer be asked, in the state that the transaction has now. */
  closedBecause?: string | undefined;
  confirm: string;
  tone: "primary" | "success" | "danger";
  children: ReactNode;
}

/**
 * A decision about the transaction behind the dialog. A refused one is shown here, above the
 * transaction's current state.
 */
export function DecisionDialog({
  title,
  shown,
  form,
  closedBecause,
  confirm,
  tone,
  children,
}: Props) {
  const { id, version } = shown.transaction;
  const closeHref = paths.admin.transaction(id, shown.from);
  return (
    <Dialog title={title} closeHref={closeHref}>
      {closedBecause ? (
        <div className="grid gap-4">
          <ErrorSummary faults={form.faults} />
          <p>{closedBecause}</p>
          <div className="actions">
            <ButtonLink href={closeHref}>Back to the transaction</ButtonLink>
          </div>
        </div>
      ) : (
        <ConfirmForm
          form={form}
          confirm={confirm}
          busy="Processing..."
          tone={tone}
          cancelHref={closeHref}
        >
          <VersionField version={version} />
          {children}
        </ConfirmForm>
      )}
    </Dialog>
  );
}
