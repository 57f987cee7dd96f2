import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { SecondFactorRemovalPage } from "~/form/second-factor/removal-page";
import { useFormReply } from "~/form/use-form-reply";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { loadStateOn, turnOff } from "~/platform/sign-in/second-factor.server";
import { signedInAdmin } from "~/platform/session/session.server";

export const handle = { title: "Turn off two-step sign-in" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return loadStateOn(request, paths.admin);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdmin(request);
  return turnOff(request, paths.admin);
}

export default function RemovalPage() {
  const form = useFormState({
    id: "second-factor-removal",
    names: ["password", "code"],
    reply: useFormReply(),
  });
  return <SecondFactorRemovalPage form={form} at={paths.admin} />;
}
