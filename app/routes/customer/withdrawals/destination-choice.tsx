import type { BankDetails } from "~server/features/bank-details/schemas";
import { RadioGroup } from "~/form/choice-fields";
import { Field } from "~/form/field";
import type { FieldState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { Instant } from "~/ui/instant";
import { bankName } from "~/ui/bank-block";

interface Props {
  fields: Record<"paymentMethod" | "walletAddress", FieldState>;
  bankDetails: BankDetails;
}

const choices = [
  { value: "bank", label: "Bank transfer" },
  { value: "crypto_payment", label: "Bitcoin (BTC)" },
];

/** Where the money goes; the style sheet hides what belongs to the other choice. */
export function DestinationChoice({ fields, bankDetails }: Props) {
  return (
    <div className="group grid gap-5">
      <RadioGroup
        field={fields.paymentMethod}
        label="How do you want to be paid?"
        choices={choices}
      />
      <p className="group-has-[[value^=crypto]:checked]:hidden">
        {bankDetails.hasBankDetails ? (
          <>
            To <strong>{bankName(bankDetails)}</strong>.{" "}
            <a href={paths.customer.bankDetails()}>Update bank details</a>
            {bankDetails.usableFrom && (
              <>
                {" "}
                These details are new: the earliest payout to them is{" "}
                <Instant iso={bankDetails.usableFrom} />.
              </>
            )}
          </>
        ) : (
          <>
            A bank transfer needs your bank details.{" "}
            <a href={paths.customer.bankDetails()}>Add bank details</a>
          </>
        )}
      </p>
      <div className="group-has-[[value=bank]:checked]:hidden">
        <Field
          field={fields.walletAddress}
          label="BTC wallet address"
          hint="Check every character: a Bitcoin payment cannot be taken back."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
        />
      </div>
    </div>
  );
}
