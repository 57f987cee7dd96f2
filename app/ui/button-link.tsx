import type { ReactNode } from "react";

interface Props {
  href: string;
  tone?: "primary" | "secondary" | "quiet" | "danger";
  children: ReactNode;
}

/** A link that looks like a button, for the way to a task. */
export function ButtonLink({ href, tone = "primary", children }: Props) {
  return (
    <a className={`button ${tone}`} href={href}>
      {children}
    </a>
  );
}
