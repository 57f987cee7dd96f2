import type { EmailLink } from "~server/features/users/email-link-schemas";
import { Instant } from "~/ui/instant";
import { useMessages } from "~/ui/use-messages";

/** The state of the link that confirms a new email. */
export function EmailLinkState({ link }: { link: EmailLink }) {
  const t = useMessages("staffUsers");
  const { state, sentAt, expiresAt, endedAt = expiresAt } = link;
  if (state === "pending")
    return (
      <>
        {t("emailLink.pending", {
          sent: <Instant iso={sentAt} />,
          expires: <Instant iso={expiresAt} />,
        })}
      </>
    );
  return <>{t(`emailLink.${state}`, { ended: <Instant iso={endedAt} /> })}</>;
}
