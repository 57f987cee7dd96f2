import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { partsOf } from "~/form/second-factor/outcome";
import { RecoveryCodeList } from "~/form/second-factor/recovery-code-list";
import { StepUpPage } from "~/form/second-factor/step-up-page";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { loadStateOn, renewCodes } from "~/second-factor.server";
import { signedIn } from "~/session.server";

export const handle = { title: "New recovery codes" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return loadStateOn(request, paths.customer);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedIn(request);
  return renewCodes(request);
}

export default function RecoveryCodesPage() {
  const { reply, recoveryCodes } = partsOf(useActionData<typeof action>());
  const form = useFormState({ id: "recovery-codes", names: ["password", "code"], reply });
  const back = paths.customer.secondFactor();
  if (recoveryCodes) return <RecoveryCodeList title="New recovery codes" codes={recoveryCodes} doneHref={back} />;
  return (
    <StepUpPage
      title="New recovery codes"
      lead="You get ten new codes, and those from before work no more."
      form={form}
      needsCode
      confirm="Show new codes"
      cancelHref={back}
    />
  );
}
