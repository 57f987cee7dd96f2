// Sends the link to the new email again.
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

export const handle = { title: pageText("emailChange", "resend") } satisfies PageHandle;

export const loader = ({ request }: LoaderFunctionArgs) => loadPendingEmail(request);

export const action = ({ request }: ActionFunctionArgs) =>
  postConfirmed(request, {
    send: (key) => api(request).users.resendEmailChange({ key }),
    doneHref: paths.customer.emailChange(),
  });

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
