import { AddressFields, type addressNames } from "~/form/address-fields";
import type { Choice } from "~/form/choice-fields";
import { Form } from "~/form/form";
import { FullNameField, PhoneField, UsernameField } from "~/form/person-fields";
import { SubmitButton } from "~/form/submit-button";
import type { FormState, FieldState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { useMessages } from "~/ui/use-messages";
import { zoneName } from "~server/kernel/instants";
import { timeZones } from "~server/kernel/time-zones";
import { controlProps, FieldFrame } from "~/form/field-frame";

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

const partOf = (zone: string) => zone.slice(0, zone.indexOf("/"));
const regionalZones = timeZones.slice(1);
const parts = [...new Set(regionalZones.map(partOf))].map(
  (part) => [part, regionalZones.filter((zone) => partOf(zone) === part)] as const,
);

/** Chosen by part of the world and place. */
function TimeZoneField({ field }: { field: FieldState }) {
  const t = useMessages("profiles");
  const hint = t("timeZoneHint");
  return (
    <FieldFrame field={field} label={t("timeZone")} hint={hint}>
      <select
        {...controlProps({ field, hint, isOptional: true })}
        className="control"
        defaultValue={field.value}
      >
        <option value="UTC">{t("utc")}</option>
        {parts.map(([part, zones]) => (
          <optgroup key={part} label={part}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zoneName(zone.slice(part.length + 1))}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  );
}
