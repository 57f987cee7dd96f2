import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { SecondFactorPage } from "~/sign-in/second-factor-page";
import type { PageHandle } from "~/platform/document/page-handle";
import { startSetUp, loadState } from "~/sign-in/second-factor.server";
import { signedIn } from "~/platform/session/session.server";
import { SettingsNav } from "../profiles/settings-nav";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("twoFactor", "title") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return loadState(request);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  return startSetUp(request);
}

export default function StatusPage() {
  return (
    <SecondFactorPage
      state={useLoaderData<typeof loader>()}
      tabs={<SettingsNav current="second-factor" />}
    />
  );
}
