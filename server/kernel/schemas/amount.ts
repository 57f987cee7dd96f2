import { z } from "zod";
import { asNumber } from "../typed-text";
import { readTypedAmount, type TypedAmount } from "../typed-amount";
import type { Currency } from "../currencies";
import { parseMoney, type Money } from "../money";
import type { Refusal } from "../refusal";
import type { RefusalCode } from "../refusals";
import { formatDecimal } from "../money-format";
import {
  messageLocale,
  refusalMessage,
  validationMessage,
  errorMessage,
} from "./validation-messages";

/** As the API document writes it. */
const typed = { pattern: String.raw`^\s*\d{1,13}(\.\d{1,2})?\s*$`, examples: [250] };
const decimal = /^\d{1,13}(?:\.\d{1,2})?$/;
const isAboveZero = (text: string) => !/^[0.]+$/.test(text);

const rules = {
  movement: { message: errorMessage("amount"), isAllowed: isAboveZero },
  credit: { message: errorMessage("amountPositive"), isAllowed: isAboveZero },
  balance: { message: errorMessage("amountOrZero"), isAllowed: () => true },
};
type Rule = keyof typeof rules;

/**
 * An amount of money in major units, as a JSON number or as text. Only digits, of any script,
 * with at most two decimals and no grouping: anything that could be read in two ways is refused.
 * Comes out as a decimal string with two decimals, for example "1234.50".
 */
function amount(rule: Rule) {
  const { message, isAllowed } = rules[rule];
  return z.union([z.number(), z.string()], message).transform((value, context) => {
    const text = typeof value === "number" ? String(value) : asNumber(value);
    if (!decimal.test(text) || !isAllowed(text)) {
      context.issues.push({ code: "custom", message: message.error(), input: value });
      return z.NEVER;
    }
    const [whole = "", cents = ""] = text.split(".");
    return `${BigInt(whole)}.${cents.padEnd(2, "0")}`;
  });
}

const aboveZero = {
  description: "Amount in major units of the currency, above zero, at most two decimals",
  exclusiveMinimum: 0,
  ...typed,
};

/** An amount to move: never zero. */
export const Amount = amount("movement").meta(aboveZero);

/** Like `Amount`, with the messages of the administrators' credit form. */
export const positiveAmount = amount("credit").meta(aboveZero);

/** A balance, which may be zero. */
export const Balance = amount("balance").meta({
  description: "Amount in major units of the currency, zero or more, at most two decimals",
  minimum: 0,
  ...typed,
});

/** An amount as typed into a form, with symbols and separators; without a currency name if the currency isn't known. */
export function typedAmount(
  rule: Rule,
  currency: Currency | undefined,
  refusalOf: AmountRule = () => null,
) {
  return z
    .unknown()
    .transform((text, context) => readField(rule, { text, currency, refusalOf }, context));
}

/** Why an amount that was understood isn't possible, if it isn't. */
export type AmountRule = (amount: Money) => Refusal<RefusalCode> | null;

/** A field's text with the currency chosen for it in the same form. */
export interface AmountInCurrency {
  readonly text: unknown;
  readonly currency: Currency | undefined;
}

/** A typed amount whose form asks for the currency, too. */
export const paidAmount = (refusalOf: AmountRule) =>
  z
    .custom<AmountInCurrency>()
    .transform((field, context) => readField("movement", { ...field, refusalOf }, context));

function readField(
  rule: Rule,
  { text, currency, refusalOf }: AmountInCurrency & { readonly refusalOf: AmountRule },
  context: z.core.$RefinementCtx,
): string {
  const { message, isAllowed } = rules[rule];
  const entered = typeof text === "string" ? asNumber(text) : "";
  const amountRead = readTypedAmount(entered, currency, messageLocale());
  const isUsable = amountRead.is === "amount" && isAllowed(amountRead.decimal);
  const refusal = isUsable && currency ? refusalOf(parseMoney(amountRead.decimal, currency)) : null;
  if (isUsable && !refusal) return amountRead.decimal;
  context.issues.push({
    code: "custom",
    message: refusal ? refusalMessage(refusal) : problemWith(amountRead, message.error(), currency),
    input: text,
  });
  return z.NEVER;
}

function problemWith(
  reading: TypedAmount,
  message: string,
  currency: Currency | undefined,
): string {
  // Zero was understood: an example of how to write it wouldn't help.
  if (reading.is === "amount") return message;
  const inCurrency = currency ? ` ${currency}` : "";
  const written = (decimal: string) => formatDecimal(Number(decimal), messageLocale()) + inCurrency;
  if (reading.is === "ambiguous")
    return validationMessage("amountAmbiguous", {
      thousands: written(reading.thousands),
      decimals: written(reading.decimals),
    });
  const example = written("1234.50");
  if (reading.is === "in another currency")
    return currency
      ? validationMessage("amountInCurrency", { currency, example })
      : validationMessage("amountWithoutCurrency", { example });
  return validationMessage("amountExample", { message, example });
}
