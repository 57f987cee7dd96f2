import type { ReactNode } from "react";
import { CheckboxField } from "./choice-fields";
import { FieldError } from "./field-frame";
import type { FieldState } from "./use-form-state";

interface Box {
  field: FieldState;
  label: string;
  hint?: string;
}

interface Props {
  legend: string;
  hint?: ReactNode;
  /** Shows the errors of all checkboxes together; the summary links to the first one. */
  field?: FieldState;
  boxes: readonly Box[];
}

/** Several checkboxes under one heading, each a separate field; any number can be checked. */
export function CheckboxGroup({ legend, hint, field: group, boxes }: Props) {
  const hasError = group !== undefined && group.errors.length > 0;
  // No checkbox has a hint with an ID.
  const hintId = (group ?? boxes[0]?.field)?.hintId;
  const describedBy = [hint && hintId, hasError && group.errorId].filter(Boolean).join(" ");
  return (
    <fieldset className="field radio-group" aria-describedby={describedBy || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {group && <FieldError field={group} />}
      {boxes.map(({ field, label, hint: more }, index) => (
        <CheckboxField
          key={field.id}
          field={group && index === 0 ? { ...field, id: group.id } : field}
          isOptional
        >
          {label}
          {more && <span className="hint">{more}</span>}
        </CheckboxField>
      ))}
    </fieldset>
  );
}
