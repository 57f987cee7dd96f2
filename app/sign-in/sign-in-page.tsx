// The page of both sign-ins: the form, and the demo accounts in a demo.
import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { usePaths } from "~/platform/paths/use-paths";
import { Banner } from "~/ui/banner";
import { DemoPeople, type DemoSignIns } from "~/ui/demo-people";
import { Field } from "~/form/field";
import { messagesIn } from "~server/locales/messages";
import { useLocale, useMessages } from "~/ui/use-messages";
import { FormPage } from "~/form/form-page";
import { switchField } from "~/ui/form-reply";
import { EmailField } from "~/form/person-fields";
import { SubmitButton } from "~/form/submit-button";
import type { FormState } from "~/form/use-form-state";

interface Props {
  title: string;
  lead: string;
  form: FormState<"email" | "password" | "code">;
  demo?: DemoSignIns | undefined;
  /** Something to know before signing in. */
  banner?: ReactNode;
  /** Whether the banner says that another account will be signed out. */
  isSwitch?: boolean;
  /** Whether the browser may block the cookie of a session. */
  isWarnedOfCookies?: boolean;
  after?: ReactNode;
}

export function SignInPage({
  title,
  lead,
  form,
  demo,
  banner,
  isSwitch = false,
  isWarnedOfCookies = false,
  after,
}: Props) {
  const t = useMessages("signIn");
  const paths = usePaths();
  const [search] = useSearchParams();
  const refusals = messagesIn(useLocale(), "refusals");
  const isThrottled = form.faults.some(({ message }) => message === refusals("too_many_attempts"));
  return (
    <div className={demo ? "sign-in with-people" : "sign-in"}>
      <div>
        {search.get("news") === "signed-out" && <Banner tone="success">{t("signedOut")}</Banner>}
        {search.get("news") === "account-closed" && (
          <Banner tone="success">{t("accountClosed")}</Banner>
        )}
        {search.get("news") === "unsent" && <Banner tone="info">{t("unsent")}</Banner>}
        {isWarnedOfCookies && <Banner tone="info">{t("cookiesBlocked")}</Banner>}
        {banner}
        {isThrottled && (
          <Banner tone="info" action={<a href={paths.forgotPassword()}>{t("linkByEmail")}</a>}>
            {t("waitHelp")}
          </Banner>
        )}
        <FormPage title={title} lead={lead} form={form} after={after}>
          {isSwitch && <input type="hidden" name={switchField} value="on" />}
          <EmailField field={form.fields.email} autoComplete="username" hint={t("emailHint")} />
          <Field
            field={form.fields.password}
            label={t("password")}
            type="password"
            autoComplete="current-password"
          />
          {(isThrottled || form.fields.code.errors.length > 0) && (
            <Field
              field={form.fields.code}
              label={t("code")}
              autoComplete="one-time-code"
              hint={t("codeHint")}
              isOptional
            />
          )}
          <p>
            <a href={paths.forgotPassword()}>{t("forgotPassword")}</a>
          </p>
          <div className="actions">
            <SubmitButton busy={t("signingIn")}>{t("submit")}</SubmitButton>
          </div>
        </FormPage>
      </div>
      {demo && (
        <DemoPeople {...demo}>
          {isSwitch && <input type="hidden" name={switchField} value="on" />}
        </DemoPeople>
      )}
    </div>
  );
}
