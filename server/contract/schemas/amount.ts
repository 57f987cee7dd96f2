import { z } from "zod";

const message = "Enter a valid amount";
const decimal = /^\d{1,13}(?:\.\d{1,2})?$/;

/**
 * An amount of money in major units, as a JSON number or as typed text. Only ASCII digits with
 * at most two decimals and no grouping: anything that could be read in two ways is refused.
 * Comes out as a decimal string with two decimals, for example "1234.50", above zero.
 */
export const Amount = z
  .union([z.number(), z.string()], { error: message })
  .transform((value, context) => {
    const text = typeof value === "number" ? String(value) : value.trim();
    if (!decimal.test(text) || /^[0.]+$/.test(text)) {
      context.issues.push({ code: "custom", message, input: value });
      return z.NEVER;
    }
    const [whole = "", cents = ""] = text.split(".");
    return `${BigInt(whole)}.${cents.padEnd(2, "0")}`;
  })
  .meta({ description: "Amount in major units of the currency, above zero, at most two decimals" });
