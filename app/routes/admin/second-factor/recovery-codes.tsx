import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { NewRecoveryCodesPage } from "~/sign-in/new-recovery-codes-page";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { loadStateOn, renewRecoveryCodes } from "~/sign-in/second-factor.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSignIn", "newRecoveryCodes"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return loadStateOn(request, paths.admin);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  return renewRecoveryCodes(request);
}

export default function RecoveryCodesPage() {
  const recoveryCodes = useActionData<typeof action>()?.recoveryCodes;
  return <NewRecoveryCodesPage recoveryCodes={recoveryCodes} at={paths.admin} />;
}
