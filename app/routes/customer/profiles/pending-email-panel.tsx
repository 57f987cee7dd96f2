import type { ReactNode } from "react";
import type { OwnEmailChange } from "~server/features/email/email-change-schemas";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";

interface Props {
  pending: NonNullable<OwnEmailChange["pending"]>;
  /** The current one. */
  email: string;
  /** Where its link is, if the portal sends no email. */
  elsewhere?: string | undefined;
  /** What can be done. */
  children: ReactNode;
}

/** The new email while it waits to be confirmed. */
export function PendingEmailPanel({ pending, email, elsewhere, children }: Props) {
  const t = useMessages("emailChange");
  return (
    <Panel title={t("pending")}>
      <div className="grid gap-4 wrap-anywhere">
        <p>
          {t("pendingSent", {
            email: <strong>{pending.email}</strong>,
            sent: <Instant iso={pending.sentAt} />,
            expires: <Instant iso={pending.expiresAt} />,
          })}
        </p>
        {elsewhere && <p>{elsewhere}</p>}
        <p>{t("pendingEffect", { email: <bdi>{email}</bdi> })}</p>
        <div className="actions">{children}</div>
      </div>
    </Panel>
  );
}
