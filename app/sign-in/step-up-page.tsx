// A page that asks for the password and a code again before one action.
import type { ReactNode } from "react";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import type { FormState } from "~/form/use-form-state";
import { StepUpFields } from "./step-up-fields";
import { useMessages } from "~/ui/use-messages";

interface Props {
  title: string;
  lead: ReactNode;
  form: FormState<"password" | "code">;
  needsCode: boolean;
  confirm: string;
  tone?: "primary" | "danger";
  cancelHref: string;
}

export function StepUpPage({
  title,
  lead,
  form,
  needsCode,
  confirm,
  tone = "primary",
  cancelHref,
}: Props) {
  const t = useMessages("twoFactor");
  const labels = useMessages("labels");
  return (
    <FormPage title={title} lead={lead} form={form}>
      <StepUpFields fields={form.fields} needsCode={needsCode} />
      <div className="actions">
        <SubmitButton tone={tone} busy={t("confirming")}>
          {confirm}
        </SubmitButton>
        <a className="button quiet" href={cancelHref}>
          {labels("cancel")}
        </a>
      </div>
    </FormPage>
  );
}
