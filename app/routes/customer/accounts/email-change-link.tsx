// Sends the link to the new email again.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConfirmationForm } from "~server/features/wallets/form-schemas";
import { ConfirmPage } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { redirectWithFlash } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { loadPendingEmail } from "./pending-email.server";

export const handle = { title: pageText("emailChange", "resend") } satisfies PageHandle;

export const loader = ({ request }: LoaderFunctionArgs) => loadPendingEmail(request);

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).users.resendEmailChange({ key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.customer.emailChange(), answer.value.message);
}

export default function EmailChangeLinkPage() {
  const t = useMessages("emailChange");
  const { pending } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "email-change-link", names: [] });
  return (
    <ConfirmPage
      title={t("resend")}
      form={form}
      confirm={t("resend")}
      busy={t("sending")}
      tone="primary"
      cancel={t("back")}
      cancelHref={paths.customer.emailChange()}
    >
      <p className="wrap-anywhere">{t("resendEffect", { email: <strong>{pending}</strong> })}</p>
    </ConfirmPage>
  );
}
