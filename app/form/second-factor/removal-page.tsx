import type { StepUpPaths } from "~/platform/paths";
import { useFormState } from "../use-form-state";
import { StepUpPage } from "./step-up-page";

/** The question before two-step sign-in ends. */
export function SecondFactorRemovalPage({ at }: { at: StepUpPaths }) {
  const form = useFormState({ id: "second-factor-removal", names: ["password", "code"] });
  return (
    <StepUpPage
      title="Turn off two-step sign-in"
      lead="Your password alone will sign you in again. Everywhere else you are signed out."
      form={form}
      needsCode
      confirm="Turn it off"
      tone="danger"
      cancelHref={at.secondFactor()}
    />
  );
}
