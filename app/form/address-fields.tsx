import { SelectField, type Choice } from "./choice-fields";
import { Field } from "./field";
import type { FieldState } from "./use-form-state";
import { useMessages } from "~/ui/use-messages";

export const addressNames = [
  "address.street",
  "address.city",
  "address.state",
  "address.country",
  "address.zipCode",
] as const;

type Address = Record<"street" | "city" | "state" | "country" | "zipCode", string | undefined>;
type AddressStates = Record<(typeof addressNames)[number], FieldState>;

/** A saved address as the values of these fields. */
export const addressValues = ({ street, city, state, country, zipCode }: Partial<Address>) => ({
  "address.street": street,
  "address.city": city,
  "address.state": state,
  "address.country": country,
  "address.zipCode": zipCode,
});

interface Props {
  fields: AddressStates;
  /** Whether the browser may autofill the user's own address: not in a form about another user. */
  isOwn: boolean;
  countries: readonly Choice[];
}

/** The optional address, open if it has any values. */
export function AddressFields({ fields, isOwn, countries }: Props) {
  const t = useMessages("forms");
  const isUsed = addressNames.some((name) => fields[name].value || fields[name].errors.length > 0);
  const line = (name: keyof AddressStates, label: string, purpose: string) => (
    <Field field={fields[name]} label={label} autoComplete={isOwn ? purpose : "off"} isOptional />
  );
  return (
    <details className="disclosure" open={isUsed}>
      <summary>{t("address")}</summary>
      <div className="disclosure-body">
        {line("address.street", t("street"), "address-line1")}
        <div className="field-row even">
          {line("address.city", t("city"), "address-level2")}
          {line("address.state", t("state"), "address-level1")}
        </div>
        <div className="field-row even">
          {line("address.zipCode", t("zipCode"), "postal-code")}
          <SelectField
            field={fields["address.country"]}
            label={t("addressCountry")}
            prompt={t("noCountry")}
            choices={withStored(fields["address.country"].value, countries)}
            autoComplete={isOwn ? "country" : "off"}
            isOptional
          />
        </div>
      </div>
    </details>
  );
}

/** An address may have another text as its country: from before there was a list, or from an API client. It stays until another is chosen. */
function withStored(stored: string | undefined, countries: readonly Choice[]): readonly Choice[] {
  const isListed = !stored || countries.some(({ value }) => value === stored);
  return isListed ? countries : [{ value: stored, label: stored }, ...countries];
}
