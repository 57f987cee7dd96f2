import type { ReactNode } from "react";
import { CheckboxField } from "./choice-fields";
import type { FieldState } from "./use-form-state";

interface Box {
  field: FieldState;
  label: string;
  hint?: string;
}

interface Props {
  legend: string;
  hint?: ReactNode;
  boxes: readonly Box[];
}

/** Several boxes under one heading, each a field of its own; any number may be ticked. */
export function CheckboxGroup({ legend, hint, boxes }: Props) {
  return (
    <fieldset className="field radio-group">
      <legend>{legend}</legend>
      {hint && <p className="hint">{hint}</p>}
      {boxes.map(({ field, label, hint: more }) => (
        <CheckboxField key={field.id} field={field} isOptional>
          {label}
          {more && <span className="hint">{more}</span>}
        </CheckboxField>
      ))}
    </fieldset>
  );
}
