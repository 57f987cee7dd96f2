import type { ReactNode } from "react";
import type { User } from "~server/features/users/schemas";
import { ConfirmDialog } from "~/form/confirm-dialog";
import type { FormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
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
export function KycDialog({ user, from, children, ...question }: Props) {
  const { id, kycStatus, version } = user;
  return (
    <ConfirmDialog
      {...question}
      closeHref={paths.admin.user(id, from)}
      closedBecause={
        kycStatus !== "pending" &&
        `No documents wait for a decision here. The KYC status is: ${readable(kycStatus)}.`
      }
      back="Back to the user"
      busy="Processing..."
    >
      {version !== undefined && <VersionField version={version} />}
      {children}
    </ConfirmDialog>
  );
}
