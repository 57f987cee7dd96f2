// The code that confirms a withdrawal, with what it confirms.
import { Field } from "~/form/field";
import type { FieldState } from "~/form/use-form-state";
import { CodeField, RecoveryCodeField } from "~/sign-in/code-field";
import { useMessages } from "~/ui/use-messages";

interface Props {
  fields: Record<"password" | "code", FieldState>;
  /** What the code confirms, as text. */
  amount: string;
  payee: string;
  /** Whether the payee is new, and the password wasn't confirmed recently. */
  needsPassword: boolean;
  usesRecoveryCode: boolean;
  /** The same page for the other kind of code. */
  otherHref: string;
}

export function WithdrawalCode({
  fields,
  amount,
  payee,
  needsPassword,
  usesRecoveryCode,
  otherHref,
}: Props) {
  const t = useMessages("withdrawals");
  const twoFactor = useMessages("twoFactor");
  const isPasswordShown = needsPassword || fields.password.errors.length > 0;
  return (
    <>
      {isPasswordShown && (
        <Field
          field={fields.password}
          label={twoFactor("yourPassword")}
          hint={t("newAddress")}
          type="password"
          autoComplete="current-password"
        />
      )}
      {usesRecoveryCode ? (
        <RecoveryCodeField
          field={fields.code}
          hint={t("recoveryCodeConfirms", { amount, payee })}
        />
      ) : (
        <CodeField field={fields.code} hint={t("codeConfirms", { amount, payee })} />
      )}
      <p>
        <a href={otherHref}>
          {usesRecoveryCode ? twoFactor("useApp") : twoFactor("useRecoveryCode")}
        </a>
      </p>
    </>
  );
}
