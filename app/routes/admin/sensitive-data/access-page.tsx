import type { ReactNode } from "react";
import { limits } from "~server/kernel/limits";
import { Field, TextAreaField } from "~/form/field";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import type { FormState } from "~/form/use-form-state";
import { ButtonLink } from "~/ui/button-link";
import { useMessages } from "~/ui/use-messages";

interface Props {
  title: string;
  /** The data to be shown, and its owner. */
  lead: ReactNode;
  form: FormState<"reason" | "password" | "code">;
  needsCode: boolean;
  backHref: string;
  /** Who can see the reason. */
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
  hint,
  confirm,
  children,
}: Props) {
  const t = useMessages("staffSensitiveData");
  const { reason, password, code } = form.fields;
  return (
    <FormPage title={title} lead={lead} form={form}>
      {children}
      <TextAreaField
        field={reason}
        label={t("reason")}
        hint={hint ?? t("reasonHint")}
        rows={3}
        maxLength={limits.descriptionMaximumLength}
      />
      <Field
        field={password}
        label={t("yourPassword")}
        hint={t("passwordHint", { minutes: limits.confirmedMinutes })}
        isOptional
        type="password"
        autoComplete="current-password"
      />
      {needsCode && (
        <Field
          field={code}
          label={t("code")}
          hint={t("codeHint")}
          isOptional
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <div className="actions">
        <SubmitButton busy={t("loading")}>{confirm ?? t("reveal")}</SubmitButton>
        <ButtonLink tone="quiet" href={backHref}>
          {t("cancel")}
        </ButtonLink>
      </div>
    </FormPage>
  );
}
