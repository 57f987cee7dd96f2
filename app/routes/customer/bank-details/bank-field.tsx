import { bankFieldLabels } from "~server/features/bank-details/labels";
import { Field, TextAreaField } from "~/form/field";
import type { FieldState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";

interface Props {
  name: string;
  field: FieldState;
  /** What is saved; account numbers are masked and so are typed again. */
  saved: string | undefined;
}

const masked = ["accountNumber", "iban"];

export function BankField({ name, field, saved }: Props) {
  const t = useMessages("bankDetails");
  const label = bankFieldLabels[name] ?? name;
  if (name === "description") {
    const hint = "Bank, account number and whatever a transfer to you needs";
    return <TextAreaField field={field} label={label} hint={hint} rows={5} maxLength={2000} />;
  }
  if (name === "documentUrl") {
    const hint =
      "Where a document about the account can be read, for example https://example.com/account.pdf";
    return <Field field={field} label={t("documentAddress")} hint={hint} type="url" isOptional />;
  }
  const hint =
    masked.includes(name) && saved ? `Saved: ${saved}. Please type it again.` : undefined;
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
