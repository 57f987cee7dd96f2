import {
  bankFields,
  payeeLabelMaximumLength,
  type PayeeFormKind,
} from "~server/features/withdrawals/labels";
import { Field } from "~/form/field";
import { FileField } from "~/form/file-field";
import type { FieldState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";
import { BankField } from "../bank-details/bank-field";

export const payeeFieldNames = [
  "label",
  ...bankFields.USA,
  "iban",
  "swiftCode",
  ...bankFields.OTHERS,
  "document",
  "walletAddress",
  "password",
  "code",
] as const;

interface Props {
  kind: PayeeFormKind;
  fields: Record<(typeof payeeFieldNames)[number], FieldState>;
}

/** The label, and the account or address. */
export function PayeeFields({ kind, fields }: Props) {
  const t = useMessages("payees");
  const bank = useMessages("bankDetails");
  const withdrawals = useMessages("withdrawals");
  return (
    <>
      <input type="hidden" name="region" value={kind} />
      <Field
        field={fields.label}
        label={t("label")}
        hint={t("labelHint")}
        maxLength={payeeLabelMaximumLength}
        autoComplete="off"
      />
      {kind === "BITCOIN" ? (
        <Field
          field={fields.walletAddress}
          label={withdrawals("address")}
          hint={withdrawals("addressHint")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
        />
      ) : (
        bankFields[kind].map((name) => (
          <BankField key={name} name={name} field={fields[name]} saved={undefined} />
        ))
      )}
      {kind === "OTHERS" && (
        <FileField
          field={fields.document}
          label={bank("documentFile")}
          hint={bank("documentFileHint")}
          isOptional
        />
      )}
    </>
  );
}
