import type { ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** The text while submitting, for example "Signing in..."; shown with scripts. */
  busy?: string;
  tone?: "primary" | "secondary" | "success" | "danger" | "quiet";
  /** Set if a URL links to the button. */
  id?: string;
  /** With its value, what is sent if a form has several buttons. */
  name?: string;
  value?: string;
}

export function SubmitButton({ children, busy, tone = "primary", id, name, value }: Props) {
  return (
    <button
      className={`button ${tone}`}
      type="submit"
      id={id}
      name={name}
      value={value}
      data-busy={busy}
    >
      {children}
    </button>
  );
}
