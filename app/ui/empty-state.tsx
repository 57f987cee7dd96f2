import type { ReactNode } from "react";

interface Props {
  title?: string;
  children?: ReactNode;
}

export function EmptyState({ title = "No rows to display", children }: Props) {
  return (
    <div className="empty-state">
      <p>{title}</p>
      {children && <div className="hint">{children}</div>}
    </div>
  );
}
