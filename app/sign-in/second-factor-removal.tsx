// Asks before two-factor authentication is turned off; a page of both areas.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { stepUpPathsAt } from "~/platform/paths";
import { usePageFacts } from "~/ui/page-facts";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import {
  disableSecondFactor,
  loadStateOn,
  signedInHere,
  signedInHereToPost,
} from "./second-factor.server";
import { StepUpPage } from "./step-up-page";

export const handle = { title: pageText("twoFactor", "turnOffTitle") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInHere(request);
  return loadStateOn(request);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInHereToPost(request);
  return disableSecondFactor(request);
}

export default function SecondFactorRemovalPage() {
  const t = useMessages("twoFactor");
  const form = useFormState({ id: "second-factor-removal", names: ["password", "code"] });
  return (
    <StepUpPage
      title={t("turnOffTitle")}
      lead={t("turnOffLead")}
      form={form}
      needsCode
      confirm={t("turnOff")}
      tone="danger"
      cancelHref={stepUpPathsAt(usePageFacts().here).secondFactor()}
    />
  );
}
