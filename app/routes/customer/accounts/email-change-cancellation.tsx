// Cancels the change of email that waits to be confirmed.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConfirmPage } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { postConfirmed } from "~/platform/posts/submit.server";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { loadPendingEmail } from "./pending-email.server";

export const handle = { title: pageText("emailChange", "cancel") } satisfies PageHandle;

export const loader = ({ request }: LoaderFunctionArgs) => loadPendingEmail(request);

export const action = ({ request }: ActionFunctionArgs) =>
  postConfirmed(request, {
    send: (key) => api(request).users.cancelEmailChange({ key }),
    doneHref: paths.customer.emailChange(),
  });

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
