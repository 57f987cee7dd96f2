// The page of both sign-ins: form, and in a demonstration the people to try it as.
import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { useMessages } from "~/ui/use-messages";
import { DemoPeople, type DemoSignIns } from "~/ui/demo-people";
import { Field } from "./field";
import { FormPage } from "./form-page";
import { SubmitButton } from "./submit-button";
import type { FormState } from "./use-form-state";

interface Props {
  title: string;
  lead: string;
  form: FormState<"email" | "password" | "code">;
  demo?: DemoSignIns | undefined;
  /** Something to know before signing in. */
  banner?: ReactNode;
  after?: ReactNode;
}

export function SignInPage({ title, lead, form, demo, banner, after }: Props) {
  const [search] = useSearchParams();
  const refusals = useMessages("refusals");
  const hasToWait = form.faults.some(({ message }) => message === refusals("too_many_attempts"));
  return (
    <div className={demo ? "sign-in with-people" : "sign-in"}>
      <div>
        {search.get("news") === "signed-out" && <Banner tone="success">You’ve signed out.</Banner>}
        {search.get("news") === "unsent" && (
          <Banner tone="info">
            You were signed out meanwhile, and nothing has been sent. Sign in, then fill in the form
            again.
          </Banner>
        )}
        {banner}
        {hasToWait && (
          <Banner tone="info" action={<a href={paths.forgotPassword()}>Get a link by email</a>}>
            If you cannot wait, use a browser in which you have signed in before, or get a link to
            choose a new password: after that you can sign in here right away. If you use two-step
            sign-in, you can also enter its code below.
          </Banner>
        )}
        <FormPage title={title} lead={lead} form={form} after={after}>
          <Field
            field={form.fields.email}
            label="Email"
            type="email"
            autoComplete="username"
            spellCheck={false}
          />
          <Field
            field={form.fields.password}
            label="Password"
            type="password"
            autoComplete="current-password"
          />
          {(hasToWait || form.fields.code.errors.length > 0) && (
            <Field
              field={form.fields.code}
              label="Code, if you use two-step sign-in"
              autoComplete="one-time-code"
              hint="From your authenticator app, or a recovery code."
              isOptional
            />
          )}
          <p>
            <a href={paths.forgotPassword()}>Forgot your password?</a>
          </p>
          <div className="actions">
            <SubmitButton busy="Signing in...">Sign In</SubmitButton>
          </div>
        </FormPage>
      </div>
      {demo && <DemoPeople {...demo} />}
    </div>
  );
}
