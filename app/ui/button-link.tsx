import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

interface Props {
  id?: string;
  href: string;
  tone?: "primary" | "success" | "secondary" | "quiet" | "danger";
  icon?: IconName;
  children: ReactNode;
}

/** A link styled as a button, for starting a task. */
export function ButtonLink({ id, href, tone = "primary", icon, children }: Props) {
  return (
    <a id={id} className={`button ${tone}`} href={href}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
