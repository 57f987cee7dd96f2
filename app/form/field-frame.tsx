import type { ReactNode } from "react";
import type { FieldState } from "./use-form-state";
import { SupportText } from "~/ui/support-text";
import { useMessages } from "~/ui/use-messages";

export interface FrameProps {
  field: FieldState;
  label: string;
  hint?: ReactNode;
  /** Adds "(optional)" to the label: fields are required unless said otherwise. */
  isOptional?: boolean;
  /** False if the form says above its fields which are optional. */
  isMarked?: boolean;
}

/** Label, hint and error around one control: the same order on every page. */
export function FieldFrame({
  field,
  label,
  hint,
  isOptional = false,
  isMarked = true,
  children,
}: FrameProps & { children: ReactNode }) {
  const t = useMessages("forms");
  return (
    <div className="field">
      <label htmlFor={field.id}>
        {label}
        {isOptional && isMarked && <span className="optional"> {t("optional")}</span>}
      </label>
      {hint && (
        <p className="hint" id={field.hintId}>
          {hint}
        </p>
      )}
      <FieldError field={field} />
      {children}
    </div>
  );
}

export function FieldError({ field }: { field: FieldState }) {
  if (field.errors.length === 0) return null;
  return (
    <p className="field-error" id={field.errorId}>
      <SupportText text={field.errors.join(" ")} />
    </p>
  );
}

/** The attributes that tie a control to its label, hint and error. */
export function controlProps({
  field,
  hint,
  isOptional,
}: Pick<FrameProps, "field" | "hint" | "isOptional">) {
  const hasError = field.errors.length > 0;
  const describedBy = [hint && field.hintId, hasError && field.errorId].filter(Boolean).join(" ");
  return {
    id: field.id,
    name: field.name,
    // With `required`, browsers tell screen readers that a field is invalid before anything was entered (decision 042).
    "aria-required": !isOptional || undefined,
    "aria-invalid": hasError || undefined,
    "aria-describedby": describedBy || undefined,
  };
}
