// Asks for the password again, then leads back (`returnTo`).
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StepUpPage } from "~/form/second-factor/step-up-page";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { loadState } from "~/second-factor.server";
import { signedInAdmin } from "~/session.server";
import { confirmAndReturn } from "~/step-up.server";

export const handle = { title: "Confirm it is you" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return loadState(request);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdmin(request);
  return confirmAndReturn(request, paths.admin.dashboard());
}

export default function ConfirmPasswordPage() {
  const { isOn } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "confirm-password", names: ["password", "code"], reply: useActionData<typeof action>() });
  return (
    <StepUpPage
      title="Confirm it is you"
      lead="What comes next is sensitive, so please type your password again. It counts for some minutes."
      form={form}
      needsCode={isOn}
      confirm="Continue"
      cancelHref={paths.admin.dashboard()}
    />
  );
}
