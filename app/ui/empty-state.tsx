import type { ReactNode } from "react";
import { Icon } from "./icon";

interface Props {
  title?: string;
  children?: ReactNode;
}

export function EmptyState({ title = "No rows to display", children }: Props) {
  return (
    <div className="empty-state">
      <Icon name="tray" />
      <p>{title}</p>
      {children && <div className="hint">{children}</div>}
    </div>
  );
}
