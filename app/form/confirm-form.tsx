import type { ReactNode } from "react";
import { useMessages } from "~/ui/use-messages";
import { Form } from "./form";
import { SubmitButton } from "./submit-button";
import type { FormState } from "./use-form-state";

interface Props {
  form: FormState;
  /** The question, and the effect of confirming. */
  children: ReactNode;
  confirm: string;
  busy?: string;
  tone?: "primary" | "success" | "danger";
  cancel?: string;
  cancelHref: string;
}

/** A confirmation form, in a `Dialog` or on its own page. */
export function ConfirmForm({
  form,
  children,
  confirm,
  busy,
  tone = "danger",
  cancel,
  cancelHref,
}: Props) {
  const t = useMessages("labels");
  return (
    <Form form={form}>
      {children}
      <div className="actions">
        <SubmitButton tone={tone} busy={busy}>
          {confirm}
        </SubmitButton>
        <a className="button quiet" href={cancelHref}>
          {cancel ?? t("cancel")}
        </a>
      </div>
    </Form>
  );
}
