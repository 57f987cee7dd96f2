import { limits } from "~server/kernel/limits";
import { TextAreaField } from "~/form/field";
import type { FieldState } from "~/form/use-form-state";

export function ReasonField({ field }: { field: FieldState }) {
  return (
    <TextAreaField
      field={field}
      label="Reason"
      hint="For the audit log"
      isOptional
      rows={2}
      maxLength={limits.descriptionMaximumLength}
    />
  );
}
