import { Field } from "~/form/field";
import type { FieldState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";

/** A Bitcoin address to pay out to. */
export function CoinAddressField({ field }: { field: FieldState }) {
  const t = useMessages("withdrawals");
  return (
    <Field
      field={field}
      label={t("address")}
      hint={t("addressHint")}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={120}
    />
  );
}
