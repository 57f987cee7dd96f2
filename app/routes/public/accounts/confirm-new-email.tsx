// The page that the link to a new email opens.
import type { ActionFunctionArgs } from "@remix-run/node";
import { VerifyEmailForm } from "~server/features/sign-in/password-schemas";
import { api } from "~/platform/api/api.server";
import { assertOwnOrVisitorForm } from "~/platform/posts/read-form.server";
import { submit } from "~/platform/posts/submit.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { usePaths } from "~/platform/paths/use-paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { LinkConfirmation, linkLoader, linkTitle } from "./link-confirmation";

export const loader = linkLoader("new_email");

export const handle = {
  title: linkTitle(pageText("accounts", "confirmNewEmail")),
} satisfies PageHandle;

export async function action({ request }: ActionFunctionArgs) {
  const submission = await submit(request, VerifyEmailForm, assertOwnOrVisitorForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).recovery.confirmNewEmail(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.login(), answer.value.message);
}

export default function ConfirmNewEmailPage() {
  const links = usePaths();
  const t = useMessages("accounts");
  return (
    <LinkConfirmation
      id="confirm-new-email"
      title={t("confirmNewEmail")}
      lead={t("confirmNewEmailLead")}
      action={links.confirmNewEmail()}
      after={t("newEmailLinkExpired", { link: (text) => <a href={links.contact()}>{text}</a> })}
    />
  );
}
