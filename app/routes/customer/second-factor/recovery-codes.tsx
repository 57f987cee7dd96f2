import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { NewRecoveryCodesPage } from "~/sign-in/new-recovery-codes-page";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { loadStateOn, renewRecoveryCodes } from "~/sign-in/second-factor.server";
import { signedIn } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("customerArea", "newRecoveryCodes"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return loadStateOn(request, paths.customer);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  return renewRecoveryCodes(request);
}

export default function RecoveryCodesPage() {
  const recoveryCodes = useActionData<typeof action>()?.recoveryCodes;
  return <NewRecoveryCodesPage recoveryCodes={recoveryCodes} at={paths.customer} />;
}
