import { useMessages } from "~/ui/use-messages";
import type { FieldState } from "./use-form-state";

interface Props {
  field: FieldState;
  choices: readonly { label: string; amount: string }[];
  /** URL of the form with this amount, for pages without scripts. */
  hrefFor: (amount: string) => string;
}

/** Links that fill in a money field. */
export function QuickAmounts({ field, choices, hrefFor }: Props) {
  const t = useMessages("forms");
  if (choices.length === 0) return null;
  return (
    <div className="quick-amounts" role="group" aria-label={t("quickAmounts")}>
      {choices.map(({ label, amount }) => (
        <a key={amount} href={hrefFor(amount)} data-fill={field.id} data-value={amount}>
          {label}
        </a>
      ))}
    </div>
  );
}
