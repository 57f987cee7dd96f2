import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SetUpPage } from "~/sign-in/set-up-page";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { finishSetUp, loadSetUp } from "~/sign-in/second-factor.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSignIn", "setUp"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return loadSetUp(request, paths.admin);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  return finishSetUp(request, paths.admin);
}

export default function SecondFactorSetUpPage() {
  const recoveryCodes = useActionData<typeof action>()?.recoveryCodes;
  return (
    <SetUpPage
      setUp={useLoaderData<typeof loader>()}
      recoveryCodes={recoveryCodes}
      at={paths.admin}
    />
  );
}
