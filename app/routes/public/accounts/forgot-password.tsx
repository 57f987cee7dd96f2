import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { ForgotPasswordBody } from "~server/features/sign-in/password-schemas";
import { FormPage } from "~/form/form-page";
import { EmailField } from "~/form/person-fields";
import { SubmitButton } from "~/form/submit-button";
import { assertOwnOrVisitorForm } from "~/platform/posts/form-owner.server";
import { submit } from "~/platform/posts/submit.server";
import { useFormReply } from "~/form/use-form-reply";
import { useFormState } from "~/form/use-form-state";
import { emailDeliveryNotice } from "~/platform/email-delivery.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { ResetEmailSent } from "./reset-email-sent";
import { PublicFrame } from "../site/public-frame";

export const handle = { title: pageText("accounts", "forgotTitle") } satisfies PageHandle;

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
          after={<a href={paths.login()}>{t("backToSignIn")}</a>}
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
