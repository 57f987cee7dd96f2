import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SecondFactorPage } from "~/sign-in/second-factor-page";
import type { PageHandle } from "~/platform/document/page-handle";
import { startSetUp, loadState } from "~/sign-in/second-factor.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("twoFactor", "title") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return loadState(request);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  return startSetUp(request);
}

export default function StatusPage() {
  return <SecondFactorPage state={useLoaderData<typeof loader>()} />;
}
