// Cancels the change of email that waits to be confirmed.
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

export const handle = { title: pageText("emailChange", "cancel") } satisfies PageHandle;

export const loader = ({ request }: LoaderFunctionArgs) => loadPendingEmail(request);

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).users.cancelEmailChange({ key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.customer.emailChange(), answer.value.message);
}

export default function EmailChangeCancellationPage() {
  const t = useMessages("emailChange");
  const { email, pending } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "email-change-cancellation", names: [] });
  return (
    <ConfirmPage
      title={t("cancel")}
      form={form}
      confirm={t("cancel")}
      busy={t("canceling")}
      cancel={t("keep")}
      cancelHref={paths.customer.emailChange()}
    >
      <p className="wrap-anywhere">
        {t("cancelEffect", { pending: <strong>{pending}</strong>, email: <bdi>{email}</bdi> })}
      </p>
    </ConfirmPage>
  );
}
