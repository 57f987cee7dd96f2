import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { SetUpPage } from "~/sign-in/set-up-page";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { finishSetUp, loadSetUp } from "~/sign-in/second-factor.server";
import { signedIn } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("customerArea", "secondFactorSetUp"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return loadSetUp(request, paths.customer);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  return finishSetUp(request, paths.customer);
}

export default function SecondFactorSetUpPage() {
  const recoveryCodes = useActionData<typeof action>()?.recoveryCodes;
  return (
    <SetUpPage
      setUp={useLoaderData<typeof loader>()}
      recoveryCodes={recoveryCodes}
      at={paths.customer}
    />
  );
}
