import { currencies, type Currency } from "~server/kernel/currencies";
import { formatDecimal } from "~server/kernel/money-format";
import { readTypedAmount, type TypedAmount } from "~server/kernel/typed-amount";
import type { Locale } from "~server/locales/locale";
import { useLocale, useMessages } from "~/ui/use-messages";
import { fillField } from "~/ui/form-reply";
import type { FieldState } from "./use-form-state";

interface Choice {
  readonly label: string;
  readonly amount: string;
}

interface Props {
  field: FieldState;
  choices: readonly Choice[];
}

/** Buttons that fill in a money field. Without scripts they send the form, which is shown again with everything that was typed. */
export function QuickAmounts({ field, choices }: Props) {
  const t = useMessages("forms");
  if (choices.length === 0) return null;
  return (
    <div id={fillField} className="quick-amounts" role="group" aria-label={t("quickAmounts")}>
      {choices.map((choice) => (
        <FillButton key={choice.amount} field={field} choice={choice} />
      ))}
    </div>
  );
}

function FillButton({ field, choice: { label, amount } }: { field: FieldState; choice: Choice }) {
  return (
    <button
      type="submit"
      name={fillField}
      value={`${field.name} ${amount}`}
      data-fill={field.id}
      data-value={amount}
    >
      {label}
    </button>
  );
}

interface ReadingsProps {
  field: FieldState;
  /** Missing if it's another field of the form. */
  currency: Currency | undefined;
}

/** A button for each reading of an amount that was refused because it has two. */
export function Readings({ field, currency }: ReadingsProps) {
  const t = useMessages("forms");
  const locale = useLocale();
  const readings = field.errors.length > 0 ? readingsOf(field.value, currency, locale) : [];
  if (readings.length === 0) return null;
  const inCurrency = currency ? ` ${currency}` : "";
  return (
    <>
      <DefaultButton>{t("sendAgain")}</DefaultButton>
      <div className="quick-amounts readings" role="group" aria-label={t("whichAmount")}>
        {readings.map((amount) => (
          <FillButton
            key={amount}
            field={field}
            choice={{ amount, label: formatDecimal(Number(amount), locale) + inCurrency }}
          />
        ))}
      </div>
    </>
  );
}

function readingsOf(text = "", currency: Currency | undefined, locale: Locale): string[] {
  const ofCurrencies = currency ? [currency] : [undefined, ...currencies];
  const found = ofCurrencies
    .map((one) => readTypedAmount(text, one, locale))
    .find((reading): reading is Ambiguous => reading.is === "ambiguous");
  return found ? [found.thousands, found.decimals] : [];
}

type Ambiguous = Extract<TypedAmount, { is: "ambiguous" }>;

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
