// Asks for the password again, then redirects back (`returnTo`).
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { limits } from "~server/kernel/limits";
import { ConfirmPasswordPage } from "~/sign-in/confirm-password-page";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { loadState } from "~/sign-in/second-factor.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { confirmAndReturn, pendingFormHref } from "~/sign-in/step-up.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("staffSignIn", "confirmTitle") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { isOn } = await loadState(request);
  return { isOn, cancelHref: pendingFormHref(request) ?? paths.admin.dashboard() };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdmin(request);
  return confirmAndReturn(request, paths.admin.dashboard());
}

export default function ConfirmPassword() {
  const t = useMessages("staffSignIn");
  const { isOn, cancelHref } = useLoaderData<typeof loader>();
  const counts = t("confirmHint", {
    minutes: limits.freshSignInMinutes,
    secretMinutes: limits.confirmedMinutes,
  });
  return <ConfirmPasswordPage counts={counts} needsCode={isOn} cancelHref={cancelHref} />;
}
