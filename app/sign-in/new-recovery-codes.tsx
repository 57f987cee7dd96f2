// Asks for confirmation, then shows the new recovery codes once; a page of both areas.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { stepUpPathsAt } from "~/platform/paths";
import { usePageFacts } from "~/ui/page-facts";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { RecoveryCodeList } from "./recovery-code-list";
import {
  loadStateOn,
  renewRecoveryCodes,
  signedInHere,
  signedInHereToPost,
} from "./second-factor.server";
import { StepUpPage } from "./step-up-page";

export const handle = { title: pageText("twoFactor", "newCodes") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInHere(request);
  return loadStateOn(request);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInHereToPost(request);
  return renewRecoveryCodes(request);
}

export default function NewRecoveryCodesPage() {
  const t = useMessages("twoFactor");
  const codes = useActionData<typeof action>()?.recoveryCodes;
  const form = useFormState({ id: "recovery-codes", names: ["password", "code"] });
  const back = stepUpPathsAt(usePageFacts().here).secondFactor();
  if (codes) return <RecoveryCodeList title={t("newCodes")} codes={codes} doneHref={back} />;
  return (
    <StepUpPage
      title={t("newCodes")}
      lead={t("newCodesLead")}
      form={form}
      needsCode
      confirm={t("generate")}
      cancelHref={back}
    />
  );
}
