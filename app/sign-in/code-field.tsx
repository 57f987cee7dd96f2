import { Field } from "~/form/field";
import type { FieldState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";

/** The app's six digits. Phones show a numeric keyboard, and suggest a code from a message if there is one. */
export function CodeField({ field, hint }: { field: FieldState; hint?: string }) {
  const t = useMessages("twoFactor");
  return (
    <Field
      field={field}
      label={t("code")}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={20}
      isShort
    />
  );
}

/** Letters and digits in four groups. */
export function RecoveryCodeField({ field, hint }: { field: FieldState; hint?: string }) {
  const t = useMessages("twoFactor");
  return (
    <Field
      field={field}
      label={t("recoveryCode")}
      hint={hint ?? t("recoveryCodeHint")}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}
