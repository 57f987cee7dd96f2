import { useFormState } from "../use-form-state";
import { StepUpPage } from "./step-up-page";

interface Props {
  /** How long the answer counts. */
  counts: string;
  needsCode: boolean;
  cancelHref: string;
}

/** The question before something sensitive, alike in both areas. */
export function ConfirmPasswordPage({ counts, needsCode, cancelHref }: Props) {
  const form = useFormState({ id: "confirm-password", names: ["password", "code"] });
  return (
    <StepUpPage
      title="Confirm it is you"
      lead={`Enter your password to continue. ${counts}`}
      form={form}
      needsCode={needsCode}
      confirm="Continue"
      cancelHref={cancelHref}
    />
  );
}
