import type { ReactNode } from "react";

interface Props {
  tone: "info" | "warning" | "danger" | "success";
  /** A button or link that answers the banner. */
  action?: ReactNode;
  children: ReactNode;
}

/** Something the reader should know or do, above the page's own content. */
export function Banner({ tone, action, children }: Props) {
  return (
    <div className={`banner ${tone}`}>
      <div>{children}</div>
      {action}
    </div>
  );
}
