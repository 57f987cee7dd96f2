import { payeeLabelMaximumLength } from "~server/features/withdrawals/labels";
import { Field } from "~/form/field";
import type { FieldState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";

/** The customer's own name for a payee. */
export function PayeeLabelField({ field }: { field: FieldState }) {
  const t = useMessages("payees");
  return (
    <Field
      field={field}
      label={t("label")}
      hint={t("labelHint")}
      maxLength={payeeLabelMaximumLength}
      autoComplete="off"
    />
  );
}
