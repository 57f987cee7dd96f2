import type { ReactNode } from "react";

interface Props {
  id?: string;
  title?: string;
  /** A link or button at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A surface for one topic. */
export function Panel({ id, title, actions, children }: Props) {
  if (!title)
    return (
      <div id={id} className="panel">
        {children}
      </div>
    );
  return (
    <section id={id} className="panel">
      <div className="panel-head">
        <h2>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
