import type { FieldState } from "~/form/use-form-state";
import { StepUpFields } from "./step-up-fields";

interface Props {
  fields: Record<"password" | "code", FieldState>;
  stepUp: { isRequired: boolean; needsCode: boolean };
  /** Why the password is required. */
  hint: string;
}

/** Step-up fields in a form, unless the last confirmation is still valid. */
export function StepUpIfDue({ fields, stepUp: { isRequired, needsCode }, hint }: Props) {
  const isShown = isRequired || [...fields.password.errors, ...fields.code.errors].length > 0;
  return isShown && <StepUpFields fields={fields} needsCode={needsCode} hint={hint} />;
}
