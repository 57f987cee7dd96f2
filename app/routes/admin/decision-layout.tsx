import type { ReactNode } from "react";

interface Props {
  /** What is decided about. */
  children: ReactNode;
  /** What it has to be compared with. */
  aside: ReactNode;
  /** The buttons of the decision, or nothing where there is none to make. */
  actions: ReactNode;
}

/** What is decided beside what speaks for and against it, with the buttons always in sight. */
export function DecisionLayout({ children, aside, actions }: Props) {
  return (
    <div className="decision">
      <div className="decision-main">{children}</div>
      <div className="decision-aside">{aside}</div>
      {actions && <div className="decision-bar actions">{actions}</div>}
    </div>
  );
}
