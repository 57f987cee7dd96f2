import type { ReactNode } from "react";
import { limits } from "~server/kernel/limits";
import { Field, TextAreaField } from "~/form/field";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import type { FormState } from "~/form/use-form-state";
import { ButtonLink } from "~/ui/button-link";

interface Props {
  title: string;
  /** What would be shown, and whose it is. */
  lead: ReactNode;
  form: FormState<"reason" | "password" | "code">;
  needsCode: boolean;
  backHref: string;
  /** Who reads the reason. */
  hint?: string;
  confirm?: string;
  children?: ReactNode;
}

/** Asks for a reason and the password before sensitive data is shown. */
export function AccessPage({
  title,
  lead,
  form,
  needsCode,
  backHref,
  hint: reasonHint = "The customer is told that you looked, and reads this reason.",
  confirm = "Reveal",
  children,
}: Props) {
  const { reason, password, code } = form.fields;
  const hint = `Needed unless you typed it within the last ${limits.confirmedMinutes} minutes.`;
  return (
    <FormPage title={title} lead={lead} form={form}>
      {children}
      <TextAreaField
        field={reason}
        label="Reason"
        hint={reasonHint}
        rows={3}
        maxLength={limits.descriptionMaximumLength}
      />
      <Field
        field={password}
        label="Your password"
        hint={hint}
        isOptional
        type="password"
        autoComplete="current-password"
      />
      {needsCode && (
        <Field
          field={code}
          label="Code"
          hint="Six digits of your authenticator app, or a recovery code."
          isOptional
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <div className="actions">
        <SubmitButton busy="One moment...">{confirm}</SubmitButton>
        <ButtonLink tone="quiet" href={backHref}>
          Cancel
        </ButtonLink>
      </div>
    </FormPage>
  );
}
