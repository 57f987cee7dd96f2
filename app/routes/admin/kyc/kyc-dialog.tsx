import type { ReactNode } from "react";
import type { User } from "~server/features/users/schemas";
import { ConfirmForm } from "~/form/confirm-form";
import { ErrorSummary } from "~/form/error-summary";
import type { FormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { readable } from "~/ui/status-labels";
import { VersionField } from "~/form/version-field";

interface Props {
  title: string;
  user: User;
  from: string | undefined;
  form: FormState;
  confirm: string;
  tone: "success" | "danger";
  children: ReactNode;
}

/** Confirms a decision about a user's documents; says so where they are no longer pending. */
export function KycDialog({
  title,
  user: { id, kycStatus, version },
  from,
  form,
  confirm,
  tone,
  children,
}: Props) {
  const closeHref = paths.admin.user(id, from);
  return (
    <Dialog title={title} closeHref={closeHref}>
      {kycStatus === "pending" ? (
        <ConfirmForm
          form={form}
          confirm={confirm}
          busy="Processing..."
          tone={tone}
          cancelHref={closeHref}
        >
          {version !== undefined && <VersionField version={version} />}
          {children}
        </ConfirmForm>
      ) : (
        <div className="grid gap-4">
          <ErrorSummary faults={form.faults} />
          <p>No documents wait for a decision here. The KYC status is: {readable(kycStatus)}.</p>
          <div className="actions">
            <ButtonLink href={closeHref}>Back to the user</ButtonLink>
          </div>
        </div>
      )}
    </Dialog>
  );
}
