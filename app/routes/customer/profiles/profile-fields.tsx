import { AddressFields, type addressNames } from "~/form/address-fields";
import type { Choice } from "~/form/choice-fields";
import { Form } from "~/form/form";
import { FullNameField, PhoneField, UsernameField } from "~/form/person-fields";
import { SubmitButton } from "~/form/submit-button";
import type { FormState } from "~/form/use-form-state";
import { TimeZoneField } from "./time-zone-field";
import { paths } from "~/platform/paths";
import { useMessages } from "~/ui/use-messages";

interface Props {
  form: FormState<
    "fullname" | "username" | "phoneNumber" | "timeZone" | (typeof addressNames)[number]
  >;
  email: string;
  isVerified: boolean;
  /** Staff ask a colleague to change their email. */
  isStaff: boolean;
  /** What happens to a new name, if it isn't simply saved. */
  nameHint: string | undefined;
  countries: readonly Choice[];
}

export function ProfileFields({ form, email, isVerified, isStaff, nameHint, countries }: Props) {
  const t = useMessages("profiles");
  const emailChange = useMessages("emailChange");
  const { fields } = form;
  return (
    <Form form={form}>
      <div className="field">
        <p className="weight-strong">{t("email")}</p>
        <p>{email}</p>
        <p className="hint">
          {isStaff
            ? emailChange("staff")
            : t(isVerified ? "confirmedEmailHint" : "emailHint", {
                link: (text) => <a href={paths.customer.emailChange()}>{text}</a>,
              })}
        </p>
      </div>
      <FullNameField field={fields.fullname} isOwn hint={nameHint} />
      <UsernameField field={fields.username} isOwn />
      <PhoneField field={fields.phoneNumber} isOwn />
      <TimeZoneField field={fields.timeZone} />
      <AddressFields fields={fields} isOwn countries={countries} />
      <div className="actions">
        <SubmitButton busy={t("saving")}>{t("save")}</SubmitButton>
      </div>
    </Form>
  );
}
