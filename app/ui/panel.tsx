import type { ReactNode } from "react";

interface Props {
  title?: string;
  /** A link or button at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A surface that holds one subject. */
export function Panel({ title, actions, children }: Props) {
  if (!title) return <div className="panel">{children}</div>;
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
