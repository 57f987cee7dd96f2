// Cancels the user's request for a new name.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { postConfirmed } from "~/platform/posts/submit.server";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { ConfirmPage } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";

export const handle = { title: pageText("profiles", "cancelNameRequest") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const { fullname, fullnameRequest } = await load(request, api(request).auth.profile());
  if (fullnameRequest?.status !== "pending") throw redirect(paths.customer.settings(), 303);
  return { fullname, requested: fullnameRequest.fullname };
}

export const action = ({ request }: ActionFunctionArgs) =>
  postConfirmed(request, {
    send: (key) => api(request).users.cancelNameRequest({ key }),
    doneHref: paths.customer.settings(),
  });

export default function NameRequestCancellationPage() {
  const t = useMessages("profiles");
  const { fullname, requested } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "name-request-cancellation", names: [] });
  return (
    <ConfirmPage
      title={t("cancelNameRequest")}
      form={form}
      confirm={t("cancelNameRequest")}
      busy={t("cancelingNameRequest")}
      cancel={t("keepNameRequest")}
      cancelHref={paths.customer.settings()}
    >
      <p className="wrap-anywhere">
        {t("cancelEffect", { requested: <bdi>{requested}</bdi>, name: <bdi>{fullname}</bdi> })}
      </p>
    </ConfirmPage>
  );
}
