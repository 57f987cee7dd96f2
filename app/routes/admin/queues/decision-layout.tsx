import type { ReactNode } from "react";

interface Props {
  /** The item to review. */
  children: ReactNode;
  /** The evidence to compare it with. */
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
