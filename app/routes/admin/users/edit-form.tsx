import type { User } from "~server/features/users/schemas";
import { limits } from "~server/kernel/limits";
import { addressNames, AddressFields } from "~/form/address-fields";
import { SelectField } from "~/form/choice-fields";
import { Field, TextAreaField } from "~/form/field";
import { FormPage } from "~/form/form-page";
import { useFormReply } from "~/form/use-form-reply";
import { SubmitButton } from "~/form/submit-button";
import { useFormState, type FieldState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { VersionField } from "~/form/version-field";
import { CurrentState } from "./current-state";
import { accountStatusChoices, kycStatusChoices } from "./user-labels";
import { Allowed } from "~/ui/staff-rights";

const names = [
  "fullname",
  "username",
  "phoneNumber",
  ...addressNames,
  "accountStatus",
  "kycStatus",
  "kycReason",
] as const;

function valuesOf({ fullname, username, phoneNumber, address }: User) {
  return {
    fullname,
    username,
    phoneNumber,
    "address.street": address.street,
    "address.city": address.city,
    "address.state": address.state,
    "address.country": address.country,
    "address.zipCode": address.zipCode,
  };
}

export function EditUserForm({ user }: { user: User }) {
  const form = useFormState({ id: "edit-user", names, values: valuesOf(user) });
  const { fields } = form;
  const colleague = user.role === "admin" ? (["staff"] as const) : [];
  const reply = useFormReply();
  const typedVersion = reply?.result.initialValue?.version;
  const isStale = typedVersion !== undefined && typedVersion !== String(user.version);
  return (
    <FormPage
      title="Edit user"
      lead={`${user.email} · the email cannot be changed here.`}
      form={form}
      after={isStale && <CurrentState user={user} />}
    >
      {user.version !== undefined && <VersionField version={user.version} />}
      <Allowed right={["profiles", ...colleague]}>
        <ProfileFields fields={fields} />
      </Allowed>
      <Allowed right={["holds", ...colleague]}>
        <SelectField
          field={fields.accountStatus}
          label="Account status"
          prompt="(unchanged)"
          choices={accountStatusChoices}
          hint="Suspending somebody signs them out everywhere."
          isOptional
        />
      </Allowed>
      <Allowed right={["kyc", ...colleague]}>
        <KycFields fields={fields} />
      </Allowed>
      <div className="actions">
        <SubmitButton busy="Saving...">Save</SubmitButton>
        <ButtonLink tone="quiet" href={paths.admin.user(user.id)}>
          Cancel
        </ButtonLink>
      </div>
    </FormPage>
  );
}

type Fields = Record<(typeof names)[number], FieldState>;

function ProfileFields({ fields }: { fields: Fields }) {
  return (
    <>
      <Field field={fields.fullname} label="Full name" autoComplete="off" />
      <Field
        field={fields.username}
        label="Username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        field={fields.phoneNumber}
        label="Phone"
        type="tel"
        autoComplete="off"
        hint="With its country code, for example +12025550101."
      />
      <AddressFields fields={fields} isOwn={false} />
    </>
  );
}

function KycFields({ fields }: { fields: Fields }) {
  return (
    <>
      <SelectField
        field={fields.kycStatus}
        label="KYC status"
        prompt="(unchanged)"
        choices={kycStatusChoices}
        isOptional
      />
      <TextAreaField
        field={fields.kycReason}
        label="Reason of a KYC rejection"
        hint="The customer can read it."
        isOptional
        maxLength={limits.descriptionMaximumLength}
      />
    </>
  );
}
