// The page that "This wasn't me" opens, in the mailbox that an account had before its email was changed.
import type { ActionFunctionArgs } from "@remix-run/node";
import { VerifyEmailForm } from "~server/features/sign-in/password-schemas";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { usePaths } from "~/platform/paths/use-paths";
import { assertOwnOrVisitorForm } from "~/platform/posts/read-form.server";
import { submit } from "~/platform/posts/submit.server";
import { redirectWithFlash } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { LinkConfirmation, linkLoader, linkTitle } from "./link-confirmation";

export const loader = linkLoader("email_undo");

export const handle = {
  title: linkTitle(pageText("emailChange", "undoTitle")),
} satisfies PageHandle;

export async function action({ request }: ActionFunctionArgs) {
  const submission = await submit(request, VerifyEmailForm, assertOwnOrVisitorForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).users.undoEmailChange(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.forgotPassword(), answer.value.message);
}

export default function UndoEmailChangePage() {
  const links = usePaths();
  const t = useMessages("emailChange");
  const effects = ["undoRestores", "undoSignsOut", "undoPassword", "undoPayouts"] as const;
  return (
    <LinkConfirmation
      id="undo-email-change"
      title={t("undoTitle")}
      lead={t("undoLead")}
      action={links.undoEmailChange()}
      confirm={t("undo")}
      busy={t("undoing")}
      after={t("undoOver", { link: (text) => <a href={links.contact()}>{text}</a> })}
    >
      <ul>
        {effects.map((effect) => (
          <li key={effect}>{t(effect)}</li>
        ))}
      </ul>
    </LinkConfirmation>
  );
}
