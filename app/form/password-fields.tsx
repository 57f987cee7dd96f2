import { limits } from "~server/kernel/limits";
import { useMessages } from "~/ui/use-messages";
import { Field } from "./field";
import { SubmitButton } from "./submit-button";
import type { FieldState, FormState } from "./use-form-state";

interface NewPasswordProps {
  readonly field: FieldState;
  readonly label: string;
  readonly hint: string;
  readonly isOptional?: boolean;
}

export function NewPasswordField(props: NewPasswordProps) {
  return <Field {...props} type="password" autoComplete="new-password" />;
}

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
      <NewPasswordField
        field={fields.newPassword}
        label={t("new")}
        hint={t("newHint", { minimum: limits.passwordMinimumLength })}
      />
      <div className="actions">
        <SubmitButton busy={t("saving")}>{save}</SubmitButton>
      </div>
    </>
  );
}
