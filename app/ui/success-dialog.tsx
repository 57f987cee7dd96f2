import type { ReactNode } from "react";
import { ButtonLink } from "./button-link";
import { Dialog } from "./dialog";
import { useMessages } from "~/ui/use-messages";

interface Props {
  title: string;
  message?: ReactNode;
  /** Where the button, Escape and the backdrop lead. */
  href: string;
  /** Redirects after this time, with scripts. */
  leaveAfterMs?: number;
  /** For users who need more time: the page below, which doesn't redirect. */
  stayHref?: string;
}

/** The generic success modal, with its own URL. */
export function SuccessDialog({ title, message, href, leaveAfterMs, stayHref }: Props) {
  const t = useMessages("ui");
  const labels = useMessages("labels");
  return (
    <Dialog title={title} closeHref={href}>
      <div className="grid gap-3" data-leave-after={leaveAfterMs} data-leave-href={href}>
        {message && <div className="lead">{message}</div>}
        <div className="actions">
          <ButtonLink href={href}>{labels("continue")}</ButtonLink>
          {stayHref && (
            <ButtonLink href={stayHref} tone="quiet">
              {t("stay")}
            </ButtonLink>
          )}
        </div>
      </div>
    </Dialog>
  );
}
