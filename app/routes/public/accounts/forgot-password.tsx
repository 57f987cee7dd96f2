import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { api } from "~/platform/api/api.server";
import { ForgotPasswordBody } from "~server/features/sign-in/password-schemas";
import { FormPage } from "~/form/form-page";
import { EmailField } from "~/form/person-fields";
import { SubmitButton } from "~/form/submit-button";
import { assertOwnOrVisitorForm } from "~/platform/posts/read-form.server";
import { submit } from "~/platform/posts/submit.server";
import { useFormReply, useFormState } from "~/form/use-form-state";
import { emailDeliveryNotice } from "~/platform/email-delivery.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { usePaths } from "~/platform/paths/use-paths";
import { useMessages } from "~/ui/use-messages";
import { PublicFrame } from "../site/public-frame";
import { limits } from "~server/kernel/limits";
import { messagesIn } from "~server/locales/messages";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";

const Sent = z.object({ isSent: z.literal(true) });

export const handle = {
  title: (locale, data) =>
    messagesIn(locale, "accounts")(Sent.safeParse(data).success ? "sentTitle" : "forgotTitle"),
} satisfies PageHandle;

export function loader({ request }: LoaderFunctionArgs) {
  return {
    isSent: new URL(request.url).searchParams.has("sent"),
    elsewhere: emailDeliveryNotice(request),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const submission = await submit(request, ForgotPasswordBody, assertOwnOrVisitorForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).auth.forgotPassword({ body: submission.value });
  return answer.ok ? redirect(paths.forgotPasswordSent(), 303) : submission.refuse(answer.problem);
}

export default function ForgotPasswordPage() {
  const links = usePaths();
  const t = useMessages("accounts");
  const { isSent, elsewhere } = useLoaderData<typeof loader>();
  const reply = useFormReply();
  const form = useFormState({ id: "forgot-password", names: ["email"] });
  return (
    <PublicFrame>
      {isSent && !reply ? (
        <ResetEmailSent elsewhere={elsewhere} />
      ) : (
        <FormPage
          title={t("forgotTitle")}
          lead={t("forgotLead")}
          form={form}
          after={<a href={links.login()}>{t("backToSignIn")}</a>}
        >
          <EmailField field={form.fields.email} autoComplete="username" />
          <div className="actions">
            <SubmitButton busy={t("sending")}>{t("sendLink")}</SubmitButton>
          </div>
        </FormPage>
      )}
    </PublicFrame>
  );
}

/** Shown after a password reset was requested: the same for every address, registered or not. */
function ResetEmailSent({ elsewhere }: { elsewhere: string | undefined }) {
  const links = usePaths();
  const t = useMessages("accounts");
  return (
    <div className="form-page">
      <h1>{t("sentTitle")}</h1>
      <p className="lead">{t("sentLead", { minutes: limits.passwordResetMinutes })}</p>
      <div className="panel">
        {elsewhere && <Banner tone="info">{elsewhere}</Banner>}
        <p className="mb-5">{t("sentHelp")}</p>
        <div className="actions">
          <ButtonLink href={links.login()}>{t("backToSignIn")}</ButtonLink>
          <ButtonLink href={links.forgotPassword()} tone="quiet">
            {t("resend")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
