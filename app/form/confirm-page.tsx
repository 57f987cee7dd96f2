import type { ComponentProps } from "react";
import { ConfirmForm } from "./confirm-form";

type Props = ComponentProps<typeof ConfirmForm> & { title: string };

/** A confirmation as a separate page. */
export function ConfirmPage({ title, ...question }: Props) {
  return (
    <div className="form-page">
      <h1>{title}</h1>
      <div className="panel">
        <ConfirmForm {...question} />
      </div>
    </div>
  );
}
