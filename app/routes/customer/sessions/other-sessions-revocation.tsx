// Asks for confirmation before all other sessions are revoked.
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { postConfirmed } from "~/platform/posts/submit.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("sessions", "signOutOthersTitle") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return null;
}

export const action = ({ request }: ActionFunctionArgs) =>
  postConfirmed(request, {
    send: (key) => api(request).auth.endOtherSessions({ key }),
    doneHref: paths.customer.sessions(),
  });

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
