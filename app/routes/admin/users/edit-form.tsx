import type { User } from "~server/features/users/schemas";
import { addressNames, AddressFields, addressValues } from "~/form/address-fields";
import { SelectField, type Choice } from "~/form/choice-fields";
import { FormPage } from "~/form/form-page";
import { FullNameField, PhoneField, UsernameField } from "~/form/person-fields";
import { ReasonField } from "~/form/reason-field";
import { SubmitButton } from "~/form/submit-button";
import { type FieldState, useFormReply, useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { VersionField } from "~/form/version-field";
import { useEditableParts } from "./editable-parts";
import { useUserChoices } from "./user-labels";
import { useHasRight } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";
import { DefinitionList } from "~/ui/definition-list";
import { Panel } from "~/ui/panel";
import { useStatusLabel } from "~/ui/use-status-label";

const names = [
  "fullname",
  "username",
  "phoneNumber",
  ...addressNames,
  "accountStatus",
  "kycStatus",
  "kycReason",
] as const;

interface Props {
  user: User;
  countries: readonly Choice[];
}

export function EditUserForm({ user, countries }: Props) {
  const t = useMessages("staffUsers");
  const { fullname, username, phoneNumber, address } = user;
  const values = { fullname, username, phoneNumber, ...addressValues(address) };
  const form = useFormState({ id: "edit-user", names, values });
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
      {parts.details && (
        <>
          <UsernameField field={fields.username} isOwn={false} />
          <PhoneField field={fields.phoneNumber} isOwn={false} />
          <AddressFields fields={fields} isOwn={false} countries={countries} />
        </>
      )}
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
    <FullNameField field={field} isOwn={false} hint={isRequested ? t("nameHint") : undefined} />
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
      <ReasonField
        field={fields.kycReason}
        label={t("kycReason")}
        hint={t("kycReasonHint")}
        isOptional
      />
    </>
  );
}

/** What someone else has saved in the meantime, next to the form's values. */
function CurrentState({ user }: { user: User }) {
  const t = useMessages("staffUsers");
  const labelOf = useStatusLabel();
  const items = [
    { term: t("fullName"), value: user.fullname },
    { term: t("username"), value: user.username },
    { term: t("phone"), value: user.phoneNumber },
    { term: t("address"), value: Object.values(user.address).filter(Boolean).join(", ") || "-" },
    { term: t("accountStatus"), value: labelOf(user.accountStatus) },
    { term: t("kycStatus"), value: labelOf(user.kycStatus) },
  ];
  return (
    <Panel title={t("currentDetails")}>
      <DefinitionList items={items} />
      <p className="hint mt-4">{t("overwriteHint")}</p>
    </Panel>
  );
}
