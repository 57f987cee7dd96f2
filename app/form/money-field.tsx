import type { Currency } from "~server/kernel/currencies";
import { controlProps, FieldFrame, type FrameProps } from "./field-frame";
import { Readings } from "./quick-amounts";

const symbols: Record<Currency, string> = { USD: "$", EUR: "€", GBP: "£" };

interface Props extends FrameProps {
  /** Missing if the currency is a separate field. */
  currency?: Currency;
}

/** An amount as text, so that nothing rounds it, with its currency before it. */
export function MoneyField({ field, label, hint, isOptional, isMarked, currency }: Props) {
  return (
    <FieldFrame
      field={field}
      label={currency ? `${label} (${currency})` : label}
      hint={hint}
      isOptional={isOptional}
      isMarked={isMarked}
    >
      <div className="money-control">
        {currency && <span aria-hidden="true">{symbols[currency]}</span>}
        <input
          {...controlProps({ field, hint, isOptional })}
          className="control"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          placeholder="0.00"
          defaultValue={field.value}
        />
      </div>
      <Readings field={field} currency={currency} />
    </FieldFrame>
  );
}
