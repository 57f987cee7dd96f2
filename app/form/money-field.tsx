import type { Currency } from "~server/contract/values/currencies";
import { controlProps, FieldFrame, type FrameProps } from "./field-frame";

const symbols: Record<Currency, string> = { USD: "$", EUR: "€", GBP: "£" };

/** An amount typed as text, so that nothing rounds it, with its currency before it. */
export function MoneyField({ field, label, hint, isOptional, currency }: FrameProps & { currency: Currency }) {
  return (
    <FieldFrame field={field} label={`${label} (${currency})`} hint={hint} isOptional={isOptional}>
      <div className="money-control">
        <span aria-hidden="true">{symbols[currency]}</span>
        <input
          {...controlProps({ field, hint, isOptional })}
          className="control"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder="0.00"
          defaultValue={field.value}
        />
      </div>
    </FieldFrame>
  );
}
