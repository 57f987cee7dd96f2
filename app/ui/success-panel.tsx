import type { ReactNode } from "react";
import { ButtonLink } from "./button-link";
import { Icon } from "./icon";
import { useMessages } from "./use-messages";

interface Props {
  title: string;
  message?: ReactNode;
  href: string;
  button?: string;
}

/** The end of a task that succeeded, in a page or in a `Dialog`. */
export function SuccessPanel({ title, message, href, button }: Props) {
  const t = useMessages("labels");
  return (
    <div className="success-panel">
      <span className="grid size-14 place-items-center rounded-circle bg-green-soft text-[1.75rem] text-green">
        <Icon name="check" />
      </span>
      <h1>{title}</h1>
      {message && <div className="lead">{message}</div>}
      <ButtonLink href={href}>{button ?? t("continue")}</ButtonLink>
    </div>
  );
}
