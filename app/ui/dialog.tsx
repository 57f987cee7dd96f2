import type { ReactNode } from "react";
import { Icon } from "./icon";
import { useMessages } from "~/ui/use-messages";

interface Props {
  title: string;
  /** The URL of the page below, which the close button, Escape and the backdrop open. */
  closeHref: string;
  children: ReactNode;
}

/** A dialog with its own URL: part of the page without scripts, a modal with scripts. */
export function Dialog({ title, closeHref, children }: Props) {
  const t = useMessages("ui");
  const scripts = useMessages("enhance");
  return (
    <dialog
      className="dialog"
      open
      aria-labelledby="dialog-title"
      data-close-href={closeHref}
      data-discard={scripts("discard")}
    >
      <div className="dialog-head">
        <h2 id="dialog-title" tabIndex={-1}>
          {title}
        </h2>
        <a className="dialog-close" href={closeHref} aria-label={t("close")}>
          <Icon name="cross" />
        </a>
      </div>
      {children}
    </dialog>
  );
}
