import { Field } from "~/form/field";
import type { FieldState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";

interface Props {
  fields: Record<"password" | "code", FieldState>;
  needsCode: boolean;
  hint?: string | undefined;
}

/** Asks for the password again, and for the code where two-factor authentication is on. */
export function StepUpFields({ fields, needsCode, hint }: Props) {
  const t = useMessages("twoFactor");
  return (
    <>
      <Field
        field={fields.password}
        label={t("yourPassword")}
        hint={hint}
        type="password"
        autoComplete="current-password"
      />
      {needsCode && (
        <Field
          field={fields.code}
          label={t("code")}
          hint={t("codeOrRecoveryCode")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
    </>
  );
}
