// The fields that say who a person is, the same in every form that asks for them. The browser fills in only a user's own.
import { useMessages } from "~/ui/use-messages";
import { SelectField, type Choice } from "./choice-fields";
import { Field } from "./field";
import type { FieldState } from "./use-form-state";

interface Props {
  field: FieldState;
  isOwn: boolean;
  hint?: string | undefined;
}

export function FullNameField({ isOwn, ...props }: Props) {
  const t = useMessages("forms");
  return <Field {...props} label={t("fullName")} autoComplete={isOwn ? "name" : "off"} />;
}

export function UsernameField({ isOwn, ...props }: Props) {
  const t = useMessages("forms");
  return (
    <Field
      {...props}
      label={t("username")}
      autoComplete={isOwn ? "nickname" : "off"}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

interface EmailProps extends Omit<Props, "isOwn"> {
  /** "Email" unless the form is about another one. */
  label?: string;
  /** `username` where it is what the user signs in with. */
  autoComplete: "username" | "email" | "off";
}

export function EmailField({ label, ...props }: EmailProps) {
  const labels = useMessages("labels");
  return <Field {...props} label={label ?? labels("email")} type="email" spellCheck={false} />;
}

/** A phone number in one field, with its country code. */
export function PhoneField({ field, isOwn }: Omit<Props, "hint">) {
  const t = useMessages("forms");
  return (
    <Field
      field={field}
      label={t("phone")}
      type="tel"
      autoComplete={isOwn ? "tel" : "off"}
      hint={t("phoneHint")}
    />
  );
}

interface PhoneWithCodeProps {
  fields: Record<"phoneCode" | "phoneNumber", FieldState>;
  isOwn: boolean;
  callingCodes: readonly Choice[];
}

/** The country code as a choice, and the rest of the number. */
export function PhoneWithCodeFields({ fields, isOwn, callingCodes }: PhoneWithCodeProps) {
  const t = useMessages("forms");
  return (
    <div className="field-row">
      <SelectField
        field={fields.phoneCode}
        label={t("countryCode")}
        choices={callingCodes}
        autoComplete={isOwn ? "tel-country-code" : undefined}
      />
      <Field
        field={fields.phoneNumber}
        label={t("phone")}
        inputMode="tel"
        autoComplete={isOwn ? "tel-national" : "off"}
      />
    </div>
  );
}
