import { Field } from "./field";
import type { FieldState } from "./use-form-state";

export const addressNames = [
  "address.street",
  "address.city",
  "address.state",
  "address.country",
  "address.zipCode",
] as const;

type AddressStates = Record<(typeof addressNames)[number], FieldState>;

interface Props {
  fields: AddressStates;
  /** Whether the browser may fill in the address of who types: not in a form about another person. */
  isOwn: boolean;
}

/** The address may be left out altogether; it opens by itself where something was typed. */
export function AddressFields({ fields, isOwn }: Props) {
  const filledAs = (purpose: string) => (isOwn ? purpose : "off");
  const isUsed = addressNames.some((name) => fields[name].value || fields[name].errors.length > 0);
  return (
    <details className="disclosure" open={isUsed}>
      <summary>Address (optional)</summary>
      <div className="disclosure-body">
        <Field
          field={fields["address.street"]}
          label="Street"
          autoComplete={filledAs("address-line1")}
          isOptional
        />
        <div className="field-row even">
          <Field
            field={fields["address.city"]}
            label="City"
            autoComplete={filledAs("address-level2")}
            isOptional
          />
          <Field
            field={fields["address.state"]}
            label="State"
            autoComplete={filledAs("address-level1")}
            isOptional
          />
        </div>
        <div className="field-row even">
          <Field
            field={fields["address.zipCode"]}
            label="ZIP code"
            autoComplete={filledAs("postal-code")}
            isOptional
          />
          <Field
            field={fields["address.country"]}
            label="Country of the address"
            autoComplete={filledAs("country-name")}
            isOptional
          />
        </div>
      </div>
    </details>
  );
}
