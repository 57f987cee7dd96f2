// Sends a new link to confirm the email address.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { postConfirmed } from "~/platform/posts/submit.server";
import { api } from "~/platform/api/api.server";
import { ConfirmPage } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import { emailDeliveryNotice } from "~/platform/email-delivery.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("emailVerification", "title") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const { email, emailVerified } = await load(request, api(request).auth.profile());
  if (emailVerified !== false) throw redirect(paths.customer.dashboard(), 303);
  return { email, elsewhere: emailDeliveryNotice(request) };
}

export const action = ({ request }: ActionFunctionArgs) =>
  postConfirmed(request, {
    send: (key) => api(request).auth.sendVerification({ key }),
    doneHref: paths.customer.dashboard(),
  });

export default function EmailVerificationPage() {
  const t = useMessages("emailVerification");
  const { email, elsewhere } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "email-verification", names: [] });
  return (
    <ConfirmPage
      title={t("title")}
      form={form}
      confirm={t("resend")}
      busy={t("sending")}
      tone="primary"
      cancel={t("notNow")}
      cancelHref={paths.customer.dashboard()}
    >
      <p>{t("resendEffect", { email: <strong className="break-words">{email}</strong> })}</p>
      {elsewhere && <p>{elsewhere}</p>}
    </ConfirmPage>
  );
}
