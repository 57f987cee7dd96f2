import { bankFields, type PayeeFormKind } from "~server/features/withdrawals/labels";
import { FileField } from "~/form/file-field";
import type { FieldState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";
import { BankField } from "../bank-details/bank-field";
import { CoinAddressField } from "./coin-address-field";
import { PayeeLabelField } from "./payee-label-field";

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
  const bank = useMessages("bankDetails");
  return (
    <>
      <input type="hidden" name="region" value={kind} />
      <PayeeLabelField field={fields.label} />
      {kind === "BITCOIN" ? (
        <CoinAddressField field={fields.walletAddress} />
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
