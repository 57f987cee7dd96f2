import type { ReactNode } from "react";
import { Icon } from "./icon";

interface Props {
  title: string;
  lead?: ReactNode;
  /** The status of the record, next to its name. */
  badge?: ReactNode;
  /** Buttons at the right of the heading. */
  actions?: ReactNode;
  back?: { href: string; label: string };
  /** Links to sibling pages, between title and lead, so that they stay in place. */
  tabs?: ReactNode;
}

export function PageHeading({ title, lead, badge, actions, back, tabs }: Props) {
  const leadLine = lead && <p className="lead">{lead}</p>;
  const heading = (
    <div className={actions ? "page-heading with-actions" : "page-heading"}>
      <div>
        {back && (
          <a className="back" href={back.href}>
            <Icon name="back" />
            {back.label}
          </a>
        )}
        {badge ? (
          <div className="title-line">
            <h1>{title}</h1>
            {badge}
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {!tabs && leadLine}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
  return (
    <>
      {heading}
      {tabs}
      {tabs && leadLine}
    </>
  );
}
