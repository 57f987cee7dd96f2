// Fields with a fixed set of choices.
import type { ReactNode } from "react";
import { useMessages } from "~/ui/use-messages";
import { controlProps, FieldError, FieldFrame, type FrameProps } from "./field-frame";

export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

interface SelectProps extends FrameProps {
  choices: readonly Choice[];
  /** A first entry without a value, for example "Choose a country". */
  prompt?: string;
  autoComplete?: string;
  isShort?: boolean;
}

export function SelectField({
  field,
  label,
  hint,
  isOptional,
  choices,
  prompt,
  autoComplete,
  isShort,
}: SelectProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional}>
      <select
        {...controlProps({ field, hint, isOptional: isOptional || prompt === undefined })}
        className={isShort ? "control short" : "control"}
        defaultValue={field.value}
        autoComplete={autoComplete}
      >
        {prompt !== undefined && <option value="">{prompt}</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface RadioProps extends FrameProps {
  choices: readonly Choice[];
  /** Each choice has its number as its access key. */
  areNumbered?: boolean;
}

/** Radio buttons. The error summary links to the first. */
export function RadioGroup({
  field,
  label,
  hint,
  isOptional,
  choices,
  areNumbered = false,
}: RadioProps) {
  const t = useMessages("forms");
  const { id, "aria-describedby": describedBy } = controlProps({ field, hint });
  return (
    <fieldset
      className={areNumbered ? "field radio-group numbered" : "field radio-group"}
      aria-describedby={describedBy}
    >
      <legend>
        {label}
        {isOptional && <span className="optional"> {t("optional")}</span>}
      </legend>
      {hint && (
        <p className="hint" id={field.hintId}>
          {hint}
        </p>
      )}
      <FieldError field={field} />
      {choices.map((choice, index) => (
        <label className="choice" key={choice.value}>
          {/* eslint-disable-next-line jsx-a11y/no-access-key -- the number is part of the label, and nothing is sent */}
          <input
            id={index === 0 ? id : `${id}-${choice.value}`}
            type="radio"
            name={field.name}
            value={choice.value}
            defaultChecked={field.value === choice.value}
            accessKey={areNumbered ? String(index + 1) : undefined}
          />
          <span>
            {areNumbered && <kbd>{index + 1}</kbd>} {choice.label}
            {choice.hint && <span className="hint">{choice.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface CheckboxProps extends Omit<FrameProps, "label" | "hint"> {
  children: ReactNode;
}

/** A single checkbox; sends "on". */
export function CheckboxField({ field, isOptional, children }: CheckboxProps) {
  return (
    <div className="field">
      <FieldError field={field} />
      <label className="choice">
        <input
          {...controlProps({ field, isOptional })}
          type="checkbox"
          defaultChecked={field.value === "on"}
        />
        <span>{children}</span>
      </label>
    </div>
  );
}
