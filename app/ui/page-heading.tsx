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
  /** On a phone it leaves more of the window to the chart below it. */
  isForChart?: boolean;
}

export function PageHeading({
  title,
  lead,
  badge,
  actions,
  back,
  tabs,
  isForChart = false,
}: Props) {
  const leadLine = lead && <p className="lead">{lead}</p>;
  const heading = (
    <div
      className={`page-heading${actions ? " with-actions" : ""}${isForChart ? " for-chart" : ""}`}
    >
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
