import { currencies } from "~server/kernel/currencies";
import { limits } from "~server/kernel/limits";
import { CheckboxField, RadioGroup, SelectField, type Choice } from "~/form/choice-fields";
import { Field } from "~/form/field";
import { SubmitButton } from "~/form/submit-button";
import { paths } from "~/platform/paths";
import type { FormState } from "~/form/use-form-state";
import { AddressFields, addressNames } from "~/form/address-fields";

export const signUpNames = [
  "fullname",
  "username",
  "email",
  "password",
  "phoneCode",
  "phoneNumber",
  "country",
  "currency",
  ...addressNames,
  "terms",
] as const;

export type SignUpFieldStates = FormState<(typeof signUpNames)[number]>["fields"];

const currencyNames = { USD: "US dollar", EUR: "Euro", GBP: "British pound" };
const currencyChoices = currencies.map((code) => ({
  value: code,
  label: code,
  hint: currencyNames[code],
}));
const passwordHint = `At least ${limits.passwordMinimumLength} characters. We advise 12 or more.`;

interface Props {
  fields: SignUpFieldStates;
  countries: readonly Choice[];
  callingCodes: readonly Choice[];
}

export function SignUpFields({ fields, countries, callingCodes }: Props) {
  return (
    <>
      <Field field={fields.fullname} label="Full name" autoComplete="name" />
      <Field
        field={fields.username}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        field={fields.email}
        label="Email"
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <Field
        field={fields.password}
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={passwordHint}
      />
      <div className="field-row">
        <SelectField
          field={fields.phoneCode}
          label="Country code"
          choices={callingCodes}
          autoComplete="tel-country-code"
        />
        <Field
          field={fields.phoneNumber}
          label="Phone"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </div>
      <SelectField
        field={fields.country}
        label="Country"
        choices={countries}
        autoComplete="country"
      />
      <RadioGroup
        field={fields.currency}
        label="Currency"
        hint="Your wallet is kept in this currency."
        choices={currencyChoices}
      />
      <AddressFields fields={fields} isOwn />
      <CheckboxField field={fields.terms}>
        I accept the <a href={paths.terms()}>terms</a>, and I understand the risk warning at the end
        of this page: I can lose all the money I put in.
      </CheckboxField>
      <div className="actions">
        <SubmitButton busy="Creating account...">Create account</SubmitButton>
      </div>
    </>
  );
}
