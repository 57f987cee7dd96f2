import { Field } from "../field";
import type { FieldState } from "../use-form-state";

interface Props {
  fields: Record<"password" | "code", FieldState>;
  needsCode: boolean;
  hint?: string | undefined;
}

/** Asks for the password again, and for the code where two-factor authentication is on. */
export function StepUpFields({ fields, needsCode, hint }: Props) {
  return (
    <>
      <Field
        field={fields.password}
        label="Your password"
        hint={hint}
        type="password"
        autoComplete="current-password"
      />
      {needsCode && (
        <Field
          field={fields.code}
          label="Code"
          hint="Six digits of your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
    </>
  );
}
