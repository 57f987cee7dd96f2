import type { ReactNode } from "react";
import { Icon } from "./icon";

interface Props {
  title: string;
  /** The address below the dialog: where its close button, Escape and the backdrop lead. */
  closeHref: string;
  children: ReactNode;
}

/** A dialog that is an address (R23): drawn open in the page, and made modal where scripts run. */
export function Dialog({ title, closeHref, children }: Props) {
  return (
    <dialog className="dialog" open aria-labelledby="dialog-title" data-close-href={closeHref}>
      <div className="dialog-head">
        <h2 id="dialog-title" tabIndex={-1}>
          {title}
        </h2>
        <a className="dialog-close" href={closeHref} aria-label="Close">
          <Icon name="cross" />
        </a>
      </div>
      {children}
    </dialog>
  );
}
