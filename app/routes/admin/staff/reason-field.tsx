import { limits } from "~server/kernel/limits";
import { TextAreaField } from "~/form/field";
import type { FieldState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";

export function ReasonField({ field }: { field: FieldState }) {
  const t = useMessages("staffMembers");
  return (
    <TextAreaField
      field={field}
      label={t("reason")}
      hint={t("reasonHint")}
      isOptional
      rows={2}
      maxLength={limits.descriptionMaximumLength}
    />
  );
}
