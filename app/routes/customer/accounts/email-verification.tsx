// Sends the link that confirms the email address once more.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConfirmationForm } from "~server/features/wallets/form-schemas";
import { api } from "~/platform/api/api.server";
import { ConfirmPage } from "~/form/confirm-page";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import { emailDeliveryNotice } from "~/platform/email-delivery.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn, redirectWithFlash } from "~/platform/session/session.server";

export const handle = { title: "Confirm your email address" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const { email, emailVerified } = await load(request, api(request).auth.profile());
  if (emailVerified !== false) throw redirect(paths.customer.dashboard(), 303);
  return { email, elsewhere: emailDeliveryNotice(request) };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedIn(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).auth.sendVerification({ key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.customer.dashboard(), answer.value.message);
}

export default function EmailVerificationPage() {
  const { email, elsewhere } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "email-verification", names: [] });
  return (
    <ConfirmPage
      title="Confirm your email address"
      form={form}
      confirm="Send the link again"
      busy="Sending..."
      tone="primary"
      cancel="Not now"
      cancelHref={paths.customer.dashboard()}
    >
      <p>
        We send a link to <strong className="break-words">{email}</strong>. Open it, and the address
        is confirmed. Links that we sent before do not work any more.
      </p>
      {elsewhere && <p>{elsewhere}</p>}
    </ConfirmPage>
  );
}
