import type { ReactNode } from "react";

interface Props {
  /** What is decided about. */
  children: ReactNode;
  /** What it has to be compared with. */
  aside: ReactNode;
  /** The buttons of the decision, or nothing if none is possible. */
  actions: ReactNode;
}

/** The decision next to its evidence, with the buttons always visible. */
export function DecisionLayout({ children, aside, actions }: Props) {
  return (
    <div className="decision">
      <div className="decision-main">{children}</div>
      <div className="decision-aside">{aside}</div>
      {actions && <div className="decision-bar actions">{actions}</div>}
    </div>
  );
}
