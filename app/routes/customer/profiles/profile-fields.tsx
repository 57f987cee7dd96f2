import { AddressFields, type addressNames } from "~/form/address-fields";
import { Field } from "~/form/field";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import type { FormState } from "~/form/use-form-state";
import { TimeZoneField } from "./time-zone-field";

interface Props {
  form: FormState<
    "fullname" | "username" | "phoneNumber" | "timeZone" | (typeof addressNames)[number]
  >;
  email: string;
  isVerified: boolean;
}

export function ProfileFields({ form, email, isVerified }: Props) {
  const { fields } = form;
  return (
    <Form form={form}>
      <div className="field">
        <p className="weight-strong">Email</p>
        <p>{email}</p>
        <p className="hint">
          {isVerified ? "Confirmed. " : ""}To change it, please write to support.
        </p>
      </div>
      <Field field={fields.fullname} label="Full name" autoComplete="name" />
      <Field
        field={fields.username}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        field={fields.phoneNumber}
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="With its country code, for example +1 202 555 0123"
      />
      <TimeZoneField field={fields.timeZone} />
      <AddressFields fields={fields} isOwn />
      <div className="actions">
        <SubmitButton busy="Saving...">Save</SubmitButton>
      </div>
    </Form>
  );
}
