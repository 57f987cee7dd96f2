// The second step of both sign-ins.
import { FormPage } from "../form-page";
import { SubmitButton } from "../submit-button";
import type { FormState } from "../use-form-state";
import { CodeField, RecoveryCodeField } from "./code-field";

interface Props {
  form: FormState<"code">;
  usesRecoveryCode: boolean;
  /** The same page for the other kind of code. */
  otherHref: string;
  /** Back to email and password. */
  restartHref: string;
}

export function SignInCodePage({ form, usesRecoveryCode, otherHref, restartHref }: Props) {
  const lead = usesRecoveryCode
    ? "Use one of the recovery codes you kept. Each works once."
    : "Open your authenticator app and enter the six digits it shows for this site.";
  return (
    <FormPage
      title="Two-step sign-in"
      lead={lead}
      form={form}
      after={
        <p>
          <a href={otherHref}>
            {usesRecoveryCode ? "Use the app instead" : "Use a recovery code instead"}
          </a>
          {" · "}
          <a href={restartHref}>Start again</a>
        </p>
      }
    >
      {usesRecoveryCode ? (
        <RecoveryCodeField field={form.fields.code} />
      ) : (
        <CodeField field={form.fields.code} />
      )}
      <div className="actions">
        <SubmitButton busy="Signing in...">Sign In</SubmitButton>
      </div>
    </FormPage>
  );
}
