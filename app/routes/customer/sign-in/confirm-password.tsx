// Asks for the password again, then redirects back (`returnTo`).
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { limits } from "~server/kernel/limits";
import { ConfirmPasswordPage } from "~/sign-in/confirm-password-page";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { loadState } from "~/sign-in/second-factor.server";
import { signedIn } from "~/platform/session/session.server";
import { confirmAndReturn } from "~/sign-in/step-up.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("password", "confirmIdentity") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return loadState(request);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  return confirmAndReturn(request, paths.customer.dashboard());
}

export default function ConfirmPassword() {
  const t = useMessages("password");
  const { isOn } = useLoaderData<typeof loader>();
  return (
    <ConfirmPasswordPage
      counts={t("confirmedFor", { minutes: limits.confirmedMinutes })}
      needsCode={isOn}
      cancelHref={paths.customer.dashboard()}
    />
  );
}
