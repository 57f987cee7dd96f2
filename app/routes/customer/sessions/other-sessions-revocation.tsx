// Asks for confirmation before all other sessions are revoked.
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { ConfirmationForm } from "~server/features/wallets/form-schemas";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn, redirectWithFlash } from "~/platform/session/session.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("sessions", "signOutOthersTitle") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).auth.endOtherSessions({ key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.customer.sessions(), answer.value.message);
}

export default function OtherSessionsRevocationDialog() {
  const t = useMessages("sessions");
  const form = useFormState({ id: "other-sessions-ending", names: [] });
  return (
    <ConfirmDialog
      title={t("signOutOthersQuestion")}
      closeHref={paths.customer.sessions()}
      form={form}
      confirm={t("signOutOthers")}
      busy={t("signingOut")}
    >
      <p>{t("signOutOthersEffect")}</p>
    </ConfirmDialog>
  );
}
