// The second step of signing in, in both areas.
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import type { FormState } from "~/form/use-form-state";
import { CodeField, RecoveryCodeField } from "./code-field";
import { useMessages } from "~/ui/use-messages";

interface Props {
  form: FormState<"code">;
  usesRecoveryCode: boolean;
  /** The same page for the other kind of code. */
  otherHref: string;
  /** The way back to email and password. */
  restartHref: string;
}

export function SignInCodePage({ form, usesRecoveryCode, otherHref, restartHref }: Props) {
  const t = useMessages("twoFactor");
  const lead = usesRecoveryCode ? t("recoveryCodeLead") : t("appCodeLead");
  return (
    <FormPage
      title={t("title")}
      lead={lead}
      form={form}
      after={
        <p>
          <a href={otherHref}>{usesRecoveryCode ? t("useApp") : t("useRecoveryCode")}</a>
          {" · "}
          <a href={restartHref}>{t("startOver")}</a>
        </p>
      }
    >
      {usesRecoveryCode ? (
        <RecoveryCodeField field={form.fields.code} />
      ) : (
        <CodeField field={form.fields.code} />
      )}
      <div className="actions">
        <SubmitButton busy={t("signingIn")}>{t("signIn")}</SubmitButton>
      </div>
    </FormPage>
  );
}
