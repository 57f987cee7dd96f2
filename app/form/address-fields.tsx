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

/** The address may be left out altogether; it opens by itself where something was typed. */
export function AddressFields({ fields }: { fields: AddressStates }) {
  const isUsed = addressNames.some((name) => fields[name].value || fields[name].errors.length > 0);
  return (
    <details className="disclosure" open={isUsed}>
      <summary>Address (optional)</summary>
      <div className="disclosure-body">
        <Field field={fields["address.street"]} label="Street" autoComplete="address-line1" isOptional />
        <div className="field-row even">
          <Field field={fields["address.city"]} label="City" autoComplete="address-level2" isOptional />
          <Field field={fields["address.state"]} label="State" autoComplete="address-level1" isOptional />
        </div>
        <div className="field-row even">
          <Field field={fields["address.zipCode"]} label="ZIP code" autoComplete="postal-code" isOptional />
          <Field field={fields["address.country"]} label="Country of the address" autoComplete="country-name" isOptional />
        </div>
      </div>
    </details>
  );
}
