import type { FieldState } from "../use-form-state";
import { StepUpFields } from "./step-up-fields";

interface Props {
  fields: Record<"password" | "code", FieldState>;
  stepUp: { isAsked: boolean; needsCode: boolean };
  /** Why it is asked. */
  hint: string;
}

/** Beside other fields: who one is once more, unless the password typed last still counts. */
export function AskedStepUp({ fields, stepUp: { isAsked, needsCode }, hint }: Props) {
  const isShown = isAsked || [...fields.password.errors, ...fields.code.errors].length > 0;
  return isShown && <StepUpFields fields={fields} needsCode={needsCode} hint={hint} />;
}
