// Asks for the password again, then leads back (`returnTo`).
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { limits } from "~server/kernel/limits";
import { ConfirmPasswordPage } from "~/form/second-factor/confirm-password-page";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { loadState } from "~/platform/sign-in/second-factor.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { confirmAndReturn, keptFormHref } from "~/platform/sign-in/step-up.server";

const counts = `You won't be asked again for ${limits.freshSignInMinutes} minutes, or ${limits.confirmedMinutes} minutes for full card and bank details.`;

export const handle = { title: "Confirm it is you" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { isOn } = await loadState(request);
  return { isOn, cancelHref: keptFormHref(request) ?? paths.admin.dashboard() };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdmin(request);
  return confirmAndReturn(request, paths.admin.dashboard());
}

export default function ConfirmPassword() {
  const { isOn, cancelHref } = useLoaderData<typeof loader>();
  return <ConfirmPasswordPage counts={counts} needsCode={isOn} cancelHref={cancelHref} />;
}
