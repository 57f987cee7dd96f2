import type { User } from "~server/features/users/schemas";
import { limits } from "~server/kernel/limits";
import { addressNames, AddressFields } from "~/form/address-fields";
import { SelectField, type Choice } from "~/form/choice-fields";
import { Field, TextAreaField } from "~/form/field";
import { FormPage } from "~/form/form-page";
import { useFormReply } from "~/form/use-form-reply";
import { SubmitButton } from "~/form/submit-button";
import { useFormState, type FieldState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { VersionField } from "~/form/version-field";
import { CurrentState } from "./current-state";
import { useEditableParts } from "./editable-parts";
import { useUserChoices } from "./user-labels";
import { useHasRight } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";

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

interface Props {
  user: User;
  countries: readonly Choice[];
}

export function EditUserForm({ user, countries }: Props) {
  const t = useMessages("staffUsers");
  const form = useFormState({ id: "edit-user", names, values: valuesOf(user) });
  const { fields } = form;
  const choices = useUserChoices();
  const parts = useEditableParts(user);
  const reply = useFormReply();
  const submittedVersion = reply?.result.initialValue?.version;
  const isStale = submittedVersion !== undefined && submittedVersion !== String(user.version);
  return (
    <FormPage
      title={t("edit")}
      lead={t("editLead", { email: user.email })}
      form={form}
      after={isStale && <CurrentState user={user} />}
    >
      {user.version !== undefined && <VersionField version={user.version} />}
      {parts.name && <NameField field={fields.fullname} user={user} />}
      {parts.details && <ProfileFields fields={fields} countries={countries} />}
      {parts.accountStatus && (
        <SelectField
          field={fields.accountStatus}
          label={t("accountStatus")}
          prompt={t("unchanged")}
          choices={choices.accountStatuses}
          hint={t(user.role === "admin" ? "staffStatusHint" : "accountStatusHint")}
          isOptional
        />
      )}
      {parts.kyc && <KycFields fields={fields} />}
      <div className="actions">
        <SubmitButton busy={t("saving")}>{t("save")}</SubmitButton>
        <ButtonLink tone="quiet" href={paths.admin.user(user.id)}>
          {t("cancel")}
        </ButtonLink>
      </div>
    </FormPage>
  );
}

type Fields = Record<(typeof names)[number], FieldState>;

function NameField({ field, user }: { field: FieldState; user: User }) {
  const t = useMessages("staffUsers");
  const canDecide = useHasRight(user.role === "admin" ? "staff" : "kyc");
  const isRequested = user.fullnameNeedsApproval === true && !canDecide;
  return (
    <Field
      field={field}
      label={t("fullName")}
      autoComplete="off"
      {...(isRequested && { hint: t("nameHint") })}
    />
  );
}

function ProfileFields({ fields, countries }: Pick<Props, "countries"> & { fields: Fields }) {
  const t = useMessages("staffUsers");
  return (
    <>
      <Field
        field={fields.username}
        label={t("username")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        field={fields.phoneNumber}
        label={t("phone")}
        type="tel"
        autoComplete="off"
        hint={t("phoneHint")}
      />
      <AddressFields fields={fields} isOwn={false} countries={countries} />
    </>
  );
}

function KycFields({ fields }: { fields: Fields }) {
  const t = useMessages("staffUsers");
  const choices = useUserChoices();
  return (
    <>
      <SelectField
        field={fields.kycStatus}
        label={t("kycStatus")}
        prompt={t("unchanged")}
        choices={choices.kycStatuses}
        isOptional
      />
      <TextAreaField
        field={fields.kycReason}
        label={t("kycReason")}
        hint={t("kycReasonHint")}
        isOptional
        maxLength={limits.descriptionMaximumLength}
      />
    </>
  );
}
