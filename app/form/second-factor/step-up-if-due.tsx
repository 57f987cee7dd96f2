import type { FieldState } from "../use-form-state";
import { StepUpFields } from "./step-up-fields";

interface Props {
  fields: Record<"password" | "code", FieldState>;
  stepUp: { isAsked: boolean; needsCode: boolean };
  /** Why it is asked. */
  hint: string;
}

/** Step-up fields beside others, unless the last confirmed password still counts. */
export function StepUpIfDue({ fields, stepUp: { isAsked, needsCode }, hint }: Props) {
  const isShown = isAsked || [...fields.password.errors, ...fields.code.errors].length > 0;
  return isShown && <StepUpFields fields={fields} needsCode={needsCode} hint={hint} />;
}
