// Asks for confirmation before a session is revoked.
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { ConfirmationForm, submit } from "~/platform/posts/submit.server";
import { deviceLabel } from "~server/features/sessions/device-labels";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { Instant } from "~/ui/instant";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("sessions", "signOutTitle") } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { sessions } = await load(request, api(request).auth.sessions());
  const session = sessions.find(({ id }) => id === params.session);
  if (!session) throw new Response("Not found", { status: 404 });
  return session;
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).auth.endSession({
    params: { id: params.session ?? "" },
    key: submission.key,
  });
  if (!answer.ok && answer.problem.status === 404) throw new Response("Not found", { status: 404 });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.customer.sessions(), answer.value.message);
}

export default function SessionRevocationDialog() {
  const t = useMessages("sessions");
  const { device, lastSeenAt, isCurrent } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "session-ending", names: [] });
  return (
    <ConfirmDialog
      title={t("signOutQuestion")}
      closeHref={paths.customer.sessions()}
      form={form}
      confirm={t("signOut")}
      busy={t("signingOut")}
    >
      <p>
        {t("signOutEffect", {
          device: deviceLabel(device, useLocale()),
          time: <Instant iso={lastSeenAt} />,
        })}
        {isCurrent && <> {t("isCurrent")}</>}
      </p>
    </ConfirmDialog>
  );
}
