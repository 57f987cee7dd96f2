import type { StepUpPaths } from "~/platform/paths";
import { useFormState } from "~/form/use-form-state";
import { StepUpPage } from "./step-up-page";
import { useMessages } from "~/ui/use-messages";

/** Asks before two-factor authentication is turned off. */
export function SecondFactorRemovalPage({ at }: { at: StepUpPaths }) {
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
      cancelHref={at.secondFactor()}
    />
  );
}
