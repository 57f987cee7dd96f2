import type { BankDetails } from "~server/features/withdrawals/schemas";
import { RadioGroup } from "~/form/choice-fields";
import { Field } from "~/form/field";
import type { FieldState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { Instant } from "~/ui/instant";
import { bankName } from "~/ui/bank-block";
import { useMessages } from "~/ui/use-messages";

interface Props {
  fields: Record<"paymentMethod" | "walletAddress", FieldState>;
  bankDetails: BankDetails;
}

/** The destination; the stylesheet hides the fields of the other choice. */
export function DestinationChoice({ fields, bankDetails }: Props) {
  const t = useMessages("withdrawals");
  const ui = useMessages("ui");
  const choices = [
    { value: "bank", label: t("bank") },
    { value: "crypto_payment", label: t("bitcoin") },
  ];
  return (
    <div className="grid gap-5">
      <RadioGroup field={fields.paymentMethod} label={t("destinationQuestion")} choices={choices} />
      <p className="for-bank">
        {bankDetails.hasBankDetails ? (
          <>
            {t("toBank", {
              bank: (
                <strong>
                  <bdi>{bankName(ui, bankDetails)}</bdi>
                </strong>
              ),
              link: (text) => <a href={paths.customer.bankDetails()}>{text}</a>,
            })}
            {bankDetails.usableFrom && (
              <> {t("bankIsNew", { time: <Instant iso={bankDetails.usableFrom} /> })}</>
            )}
          </>
        ) : (
          <>
            {t("bankMissing", {
              link: (text) => <a href={paths.customer.bankDetails()}>{text}</a>,
            })}
          </>
        )}
      </p>
      <div className="for-bitcoin">
        <Field
          field={fields.walletAddress}
          label={t("address")}
          hint={t("addressHint")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
        />
      </div>
    </div>
  );
}
