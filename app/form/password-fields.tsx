import { limits } from "~server/kernel/limits";
import { useMessages } from "~/ui/use-messages";
import { Field } from "./field";
import { SubmitButton } from "./submit-button";
import type { FormState } from "./use-form-state";

interface PasswordFieldsProps {
  readonly fields: FormState<"currentPassword" | "newPassword">["fields"];
  /** What the password that is replaced is called here. */
  readonly currentLabel: string;
  readonly save: string;
}

/** The present password and the new one, with the button that saves. */
export function PasswordFields({ fields, currentLabel, save }: PasswordFieldsProps) {
  const t = useMessages("password");
  return (
    <>
      <Field
        field={fields.currentPassword}
        label={currentLabel}
        type="password"
        autoComplete="current-password"
      />
      <Field
        field={fields.newPassword}
        label={t("new")}
        type="password"
        autoComplete="new-password"
        hint={t("newHint", { minimum: limits.passwordMinimumLength })}
      />
      <div className="actions">
        <SubmitButton busy={t("saving")}>{save}</SubmitButton>
      </div>
    </>
  );
}
