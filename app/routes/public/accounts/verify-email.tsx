// The page that the link of the welcome email opens.
import type { ActionFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { VerifyEmailForm } from "~server/features/sign-in/password-schemas";
import { assertOwnOrVisitorForm } from "~/platform/posts/read-form.server";
import { submit } from "~/platform/posts/submit.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { usePaths } from "~/platform/paths/use-paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { signedInHome } from "~/sign-in/signed-in-already.server";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { LinkConfirmation, linkLoader, linkTitle } from "./link-confirmation";

export const loader = linkLoader("email_verification");

export const handle = {
  title: linkTitle(pageText("accounts", "confirmEmail")),
} satisfies PageHandle;

export async function action({ request }: ActionFunctionArgs) {
  const submission = await submit(request, VerifyEmailForm, assertOwnOrVisitorForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).auth.verifyEmail(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  const home = (await signedInHome(request)) ?? paths.login();
  return redirectWithFlash(request, home, answer.value.message);
}

export default function VerifyEmailPage() {
  const links = usePaths();
  const t = useMessages("accounts");
  return (
    <LinkConfirmation
      id="verify-email"
      title={t("confirmEmail")}
      lead={t("confirmEmailLead")}
      action={links.verifyEmail()}
      after={t("confirmLinkExpired", {
        link: (text) => <a href={paths.customer.emailVerification()}>{text}</a>,
      })}
    />
  );
}
