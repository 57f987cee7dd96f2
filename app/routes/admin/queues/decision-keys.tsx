// Access keys of a decision: they focus, open and choose, but neither approve nor reject.
import type { ReactNode } from "react";
import { useOutlet } from "@remix-run/react";
import { useMessages } from "~/ui/use-messages";

/** The id of the button that approves, or of the link to it. */
export const approveId = "decide";

/** Dialogs have their own keys; those of the page behind are disabled. */
const useHasKeys = () => useOutlet() === null;

/** At the top of a page with a decision. */
export function SkipToDecision() {
  const t = useMessages("staffDecisionKeys");
  if (!useHasKeys()) return null;
  return (
    // eslint-disable-next-line jsx-a11y/no-access-key -- only focuses, and the page says so next to the buttons
    <a className="skip-link" href={`#${approveId}`} accessKey="a">
      {t("skipToDecision")}
    </a>
  );
}

interface RejectProps {
  href: string;
  canApprove?: boolean;
  children: ReactNode;
}

/** Opens the reject dialog; the keys of both decisions are listed next to it. */
export function RejectLink({ href, canApprove = true, children }: RejectProps) {
  const t = useMessages("staffDecisionKeys");
  const hasKeys = useHasKeys();
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-access-key -- only opens the dialog, and the page says so */}
      <a className="button danger" href={href} accessKey={hasKeys ? "r" : undefined}>
        {children}
      </a>
      {hasKeys && (
        <p className="hint for-keyboards">
          {t(canApprove ? "both" : "rejectOnly")} {t("modifiers")}
        </p>
      )}
    </>
  );
}

/** The keys of numbered reasons. */
export function ReasonKeys() {
  const t = useMessages("staffDecisionKeys");
  return (
    <span className="for-keyboards">
      {t("reasons")} {t("modifiers")}
    </span>
  );
}
