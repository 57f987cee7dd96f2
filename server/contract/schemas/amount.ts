import { z } from "zod";

/** As the API document writes it. */
const typed = { pattern: String.raw`^\s*\d{1,13}(\.\d{1,2})?\s*$` };
const decimal = /^\d{1,13}(?:\.\d{1,2})?$/;

/**
 * An amount of money in major units, as a JSON number or as typed text. Only ASCII digits with
 * at most two decimals and no grouping: anything that could be read in two ways is refused.
 * Comes out as a decimal string with two decimals, for example "1234.50".
 */
function amount(message: string, isAllowed: (text: string) => boolean) {
  return z.union([z.number(), z.string()], { error: message }).transform((value, context) => {
    const text = typeof value === "number" ? String(value) : value.trim();
    if (!decimal.test(text) || !isAllowed(text)) {
      context.issues.push({ code: "custom", message, input: value });
      return z.NEVER;
    }
    const [whole = "", cents = ""] = text.split(".");
    return `${BigInt(whole)}.${cents.padEnd(2, "0")}`;
  });
}

const isAboveZero = (text: string) => !/^[0.]+$/.test(text);
const aboveZero = { description: "Amount in major units of the currency, above zero, at most two decimals", exclusiveMinimum: 0, ...typed };

/** What somebody moves: never zero. */
export const Amount = amount("Enter a valid amount", isAboveZero).meta(aboveZero);

/** As `Amount`, with the words of the administrators' credit form. */
export const positiveAmount = amount("Enter a positive amount", isAboveZero).meta(aboveZero);

/** What a balance shall be: zero is one, too. */
export const Balance = amount("Enter an amount of zero or more", () => true).meta({
  description: "Amount in major units of the currency, zero or more, at most two decimals",
  minimum: 0,
  ...typed,
});
