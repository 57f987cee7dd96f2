import type { ReactNode } from "react";
import type { User } from "~server/features/users/schemas";
import { ConfirmDialog } from "~/form/confirm-dialog";
import type { FormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { VersionField } from "~/form/version-field";
import { useMessages } from "~/ui/use-messages";
import { useStatusLabel } from "~/ui/use-status-label";

interface Props {
  title: string;
  user: User;
  from: string | undefined;
  form: FormState;
  confirm: string;
  tone: "success" | "danger";
  children: ReactNode;
}

/** Confirms a decision about a user's documents; says so if they are no longer pending. */
export function KycDialog({ user, from, children, ...question }: Props) {
  const t = useMessages("staffKyc");
  const statusLabel = useStatusLabel();
  const { id, kycStatus, version } = user;
  return (
    <ConfirmDialog
      {...question}
      closeHref={paths.admin.user(id, from)}
      closedBecause={
        kycStatus !== "pending" && t("nonePending", { status: statusLabel(kycStatus) })
      }
      back={t("backToUser")}
      busy={t("processing")}
    >
      {version !== undefined && <VersionField version={version} />}
      {children}
    </ConfirmDialog>
  );
}
