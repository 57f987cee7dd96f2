import { useFormState } from "../use-form-state";
import { StepUpPage } from "./step-up-page";

interface Props {
  /** How long the answer counts, in words. */
  counts: string;
  needsCode: boolean;
  cancelHref: string;
}

/** The question before something sensitive, alike in both areas. */
export function ConfirmPasswordPage({ counts, needsCode, cancelHref }: Props) {
  const form = useFormState({ id: "confirm-password", names: ["password", "code"] });
  const lead = `What comes next is sensitive, so please type your password again. It counts for ${counts}.`;
  return (
    <StepUpPage
      title="Confirm it is you"
      lead={lead}
      form={form}
      needsCode={needsCode}
      confirm="Continue"
      cancelHref={cancelHref}
    />
  );
}
