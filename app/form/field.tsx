import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import { controlProps, FieldFrame, type FrameProps } from "./field-frame";

type InputExtras = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "inputMode" | "maxLength" | "placeholder" | "spellCheck" | "autoCapitalize"
>;

interface Props extends FrameProps, InputExtras {
  type?: "text" | "email" | "password" | "tel" | "url" | "date";
  /** Groups digits during input, with scripts. */
  format?: "card-number" | "card-expiry";
  /** A narrow control for short values such as a CVV. */
  isShort?: boolean;
}

/** One line of text with its label, hint and error. Passwords are never filled in again. */
export function Field({
  field,
  label,
  hint,
  isOptional,
  type = "text",
  format,
  isShort,
  ...extras
}: Props) {
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional}>
      <input
        {...controlProps({
          field,
          hint,
          isOptional: isOptional ?? field.pendingUploads.length > 0,
        })}
        {...extras}
        className={isShort ? "control short" : "control"}
        type={type}
        defaultValue={type === "password" ? undefined : field.value}
        data-format={format}
      />
    </FieldFrame>
  );
}

export interface TextAreaProps extends FrameProps {
  rows?: TextareaHTMLAttributes<HTMLTextAreaElement>["rows"];
  placeholder?: string;
  maxLength?: number;
}

export function TextAreaField({
  field,
  label,
  hint,
  isOptional,
  rows = 3,
  ...extras
}: TextAreaProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional}>
      <textarea
        {...controlProps({ field, hint, isOptional })}
        {...extras}
        className="control"
        rows={rows}
        defaultValue={field.value}
      />
    </FieldFrame>
  );
}
