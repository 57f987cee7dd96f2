import type { ReactNode } from "react";
import { useMessages } from "./use-messages";
import { Icon } from "./icon";

interface Props {
  title?: string;
  children?: ReactNode;
}

export function EmptyState({ title, children }: Props) {
  const t = useMessages("ui");
  return (
    <div className="empty-state">
      <Icon name="tray" />
      <p>{title ?? t("noRows")}</p>
      {children && <div className="hint">{children}</div>}
    </div>
  );
}
