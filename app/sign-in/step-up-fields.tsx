import { Field } from "~/form/field";
import type { FieldState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";
import { EitherCodeField } from "./code-field";

interface PasswordProps {
  field: FieldState;
  hint?: string | undefined;
  isOptional?: boolean;
}

/** The password of who is signed in. */
export function OwnPasswordField({ field, hint, isOptional }: PasswordProps) {
  const t = useMessages("twoFactor");
  return (
    <Field
      field={field}
      label={t("yourPassword")}
      hint={hint}
      isOptional={isOptional}
      type="password"
      autoComplete="current-password"
    />
  );
}

interface Props {
  fields: Record<"password" | "code", FieldState>;
  needsCode: boolean;
  hint?: string | undefined;
  /** Where both may stay empty if they were entered recently. */
  isOptional?: boolean;
}

/** Asks for the password again, and for the code where two-factor authentication is on. */
export function StepUpFields({ fields, needsCode, hint, isOptional }: Props) {
  return (
    <>
      <OwnPasswordField field={fields.password} hint={hint} isOptional={isOptional} />
      {needsCode && <EitherCodeField field={fields.code} isOptional={isOptional} />}
    </>
  );
}
