import { Field } from "../field";
import type { FieldState } from "../use-form-state";

/** The six digits of the app. Phones offer digits only, and the code of a message where there is one. */
export function CodeField({ field, hint }: { field: FieldState; hint?: string }) {
  return (
    <Field
      field={field}
      label="Code"
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={20}
      isShort
    />
  );
}

/** A word of letters and digits in four groups. */
export function RecoveryCodeField({ field }: { field: FieldState }) {
  return (
    <Field
      field={field}
      label="Recovery code"
      hint="16 letters and digits. Capitals and dashes do not matter."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}
