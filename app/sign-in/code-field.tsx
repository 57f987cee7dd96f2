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

interface EitherProps {
  field: FieldState;
  hint?: string;
  isOptional?: boolean;
}

/** The app's six digits or a recovery code. */
export function EitherCodeField({ field, hint, isOptional }: EitherProps) {
  const t = useMessages("twoFactor");
  return (
    <Field
      field={field}
      label={t("code")}
      hint={hint ?? t("codeOrRecoveryCode")}
      isOptional={isOptional}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
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
