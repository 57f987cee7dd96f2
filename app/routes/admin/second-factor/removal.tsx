import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { SecondFactorRemovalPage } from "~/sign-in/removal-page";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { loadStateOn, disableSecondFactor } from "~/sign-in/second-factor.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSignIn", "turnOff"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return loadStateOn(request, paths.admin);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  return disableSecondFactor(request, paths.admin);
}

export default function RemovalPage() {
  return <SecondFactorRemovalPage at={paths.admin} />;
}
