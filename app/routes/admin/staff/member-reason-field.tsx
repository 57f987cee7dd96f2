import { ReasonField } from "~/form/reason-field";
import type { FieldState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";

export function MemberReasonField({ field }: { field: FieldState }) {
  const t = useMessages("staffMembers");
  return (
    <ReasonField field={field} label={t("reason")} hint={t("reasonHint")} isOptional rows={2} />
  );
}
