import { bankFieldLabel, type BankFieldName } from "~server/features/withdrawals/labels";
import { Field, TextAreaField } from "~/form/field";
import type { FieldState } from "~/form/use-form-state";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  name: BankFieldName;
  field: FieldState;
  /** The saved value; account numbers are masked, so they must be re-entered. */
  saved: string | undefined;
}

const masked = ["accountNumber", "iban"];

export function BankField({ name, field, saved }: Props) {
  const t = useMessages("bankDetails");
  const label = bankFieldLabel(name, useLocale());
  if (name === "description") {
    const hint = t("descriptionHint");
    return <TextAreaField field={field} label={label} hint={hint} rows={5} maxLength={2000} />;
  }
  if (name === "documentUrl") {
    const hint = t("documentLinkHint");
    return <Field field={field} label={t("documentLink")} hint={hint} type="url" isOptional />;
  }
  const hint = masked.includes(name) && saved ? t("numberOnFile", { number: saved }) : undefined;
  const autoComplete = name === "recipientName" ? "name" : "off";
  return (
    <Field
      field={field}
      label={label}
      hint={hint}
      autoComplete={autoComplete}
      spellCheck={false}
      maxLength={140}
    />
  );
}
