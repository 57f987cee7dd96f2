// The page that the link to a new email opens. Opening it changes nothing, since email programs open links too; the button does.
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { VerifyEmailForm } from "~server/features/sign-in/password-schemas";
import { api } from "~/platform/api/api.server";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { PublicFrame } from "../public-frame";

export const handle = { title: pageText("accounts", "confirmNewEmail") } satisfies PageHandle;

export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request }: ActionFunctionArgs) {
  const submission = await submit(request, VerifyEmailForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).recovery.confirmNewEmail(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.login(), answer.value.message);
}

export default function ConfirmNewEmailPage() {
  const t = useMessages("accounts");
  const { token } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "confirm-new-email", names: ["token"], values: { token } });
  return (
    <PublicFrame>
      <FormPage
        title={t("confirmNewEmail")}
        lead={t("confirmNewEmailLead")}
        form={form}
        action={paths.confirmNewEmail()}
        after={
          <p>
            {t("newEmailLinkExpired", { link: (text) => <a href={paths.contact()}>{text}</a> })}
          </p>
        }
      >
        <input type="hidden" name="token" value={form.fields.token.value} />
        <div className="actions">
          <SubmitButton busy={t("confirming")}>{t("confirm")}</SubmitButton>
        </div>
      </FormPage>
    </PublicFrame>
  );
}
