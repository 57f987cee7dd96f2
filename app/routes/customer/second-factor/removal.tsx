import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { SecondFactorRemovalPage } from "~/sign-in/removal-page";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { loadStateOn, disableSecondFactor } from "~/sign-in/second-factor.server";
import { signedIn } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("customerArea", "secondFactorRemoval"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return loadStateOn(request, paths.customer);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  return disableSecondFactor(request, paths.customer);
}

export default function RemovalPage() {
  return <SecondFactorRemovalPage at={paths.customer} />;
}
