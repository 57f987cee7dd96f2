import type { ReactNode } from "react";
import { Icon } from "./icon";

interface Props {
  title: string;
  lead?: ReactNode;
  /** Buttons at the right of the heading. */
  actions?: ReactNode;
  back?: { href: string; label: string };
}

export function PageHeading({ title, lead, actions, back }: Props) {
  return (
    <div className="page-heading">
      <div>
        {back && (
          <a className="back" href={back.href}>
            <Icon name="back" />
            {back.label}
          </a>
        )}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}
