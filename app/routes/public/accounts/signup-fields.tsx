import { currencies } from "~server/kernel/currencies";
import { limits } from "~server/kernel/limits";
import { CheckboxField, RadioGroup, SelectField, type Choice } from "~/form/choice-fields";
import { NewPasswordField } from "~/form/password-fields";
import {
  EmailField,
  FullNameField,
  PhoneWithCodeFields,
  UsernameField,
} from "~/form/person-fields";
import { SubmitButton } from "~/form/submit-button";
import { useMessages } from "~/ui/use-messages";
import { usePaths } from "~/platform/paths/use-paths";
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

interface Props {
  fields: SignUpFieldStates;
  countries: readonly Choice[];
  callingCodes: readonly Choice[];
}

export function SignUpFields({ fields, countries, callingCodes }: Props) {
  const links = usePaths();
  const t = useMessages("accounts");
  const labels = useMessages("labels");
  const ui = useMessages("ui");
  const currencyNames = { USD: t("usd"), EUR: t("eur"), GBP: t("gbp") };
  const currencyChoices = currencies.map((code) => ({
    value: code,
    label: code,
    hint: currencyNames[code],
  }));
  return (
    <>
      <FullNameField field={fields.fullname} isOwn />
      <UsernameField field={fields.username} isOwn />
      <EmailField field={fields.email} autoComplete="username" />
      <NewPasswordField
        field={fields.password}
        label={t("password")}
        hint={t("passwordHint", { minimum: limits.passwordMinimumLength })}
      />
      <PhoneWithCodeFields fields={fields} isOwn callingCodes={callingCodes} />
      <SelectField
        field={fields.country}
        label={t("country")}
        choices={countries}
        autoComplete="country"
      />
      <RadioGroup
        field={fields.currency}
        label={labels("currency")}
        hint={t("currencyHint")}
        choices={currencyChoices}
      />
      <AddressFields fields={fields} isOwn countries={countries} />
      <CheckboxField field={fields.terms}>
        {t("terms", {
          link: (text) => (
            <a href={links.terms()} target="_blank" rel="noreferrer">
              {text} {ui("newTab")}
            </a>
          ),
        })}
      </CheckboxField>
      <div className="actions">
        <SubmitButton busy={t("creating")}>{t("create")}</SubmitButton>
      </div>
    </>
  );
}
