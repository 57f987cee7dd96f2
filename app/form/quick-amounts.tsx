import { useMessages } from "~/ui/use-messages";
import { fillField } from "~/ui/form-reply";
import type { FieldState } from "./use-form-state";

interface Props {
  field: FieldState;
  choices: readonly { label: string; amount: string }[];
}

/** Buttons that fill in a money field. Without scripts they send the form, which is shown again with everything that was typed. */
export function QuickAmounts({ field, choices }: Props) {
  const t = useMessages("forms");
  if (choices.length === 0) return null;
  return (
    <div id={fillField} className="quick-amounts" role="group" aria-label={t("quickAmounts")}>
      {choices.map(({ label, amount }) => (
        <button
          key={amount}
          type="submit"
          name={fillField}
          value={`${field.name} ${amount}`}
          data-fill={field.id}
          data-value={amount}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

interface DefaultButtonProps {
  /** The form's ID, if the button isn't in the form. */
  form?: string;
  children: string;
}

/** Before every other button of a form: browsers press the first one on Enter, and that shouldn't be a quick amount. */
export function DefaultButton({ form, children }: DefaultButtonProps) {
  return (
    <button type="submit" className="sr-only" form={form} tabIndex={-1} aria-hidden="true">
      {children}
    </button>
  );
}
