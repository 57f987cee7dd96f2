import type { ReactNode } from "react";

interface Props {
  /** Of the field whose error leads here. */
  id?: string | undefined;
  label: string;
  children: ReactNode;
}

/** What can be done with the rows that are selected in a list. */
export function SelectionBar({ id, label, children }: Props) {
  const focusable = id === undefined ? {} : { id, tabIndex: -1 };
  return (
    <div {...focusable} className="selection-bar" role="group" aria-label={label}>
      {children}
    </div>
  );
}
