import type { ReactNode } from "react";
import { useMessages } from "./use-messages";
import { Icon, type IconName } from "./icon";

interface Props {
  title?: string;
  /** An icon for the missing content. */
  icon?: IconName;
  children?: ReactNode;
}

export function EmptyState({ title, icon = "tray", children }: Props) {
  const t = useMessages("ui");
  return (
    <div className="empty-state">
      <Icon name={icon} />
      <p>{title ?? t("noRows")}</p>
      {children && <div className="hint">{children}</div>}
    </div>
  );
}
