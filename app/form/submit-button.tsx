import type { ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Words while the post is on its way, for example "Signing in..."; shown where scripts run. */
  busy?: string;
  tone?: "primary" | "success" | "danger" | "quiet";
}

export function SubmitButton({ children, busy, tone = "primary" }: Props) {
  return (
    <button className={`button ${tone}`} type="submit" data-busy={busy}>
      {children}
    </button>
  );
}
