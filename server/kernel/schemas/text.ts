// Building blocks for text fields. Forms send "" for an empty field, so empty counts as missing.
import { errorMessage, type ErrorMessage } from "./validation-messages";
import { foldDigits } from "../digits";
import { z } from "zod";

/** Required text; `message` is shown if it's missing. */
export function requiredText(message: ErrorMessage, maximumLength = 200) {
  return z
    .string(message)
    .trim()
    .min(1, message)
    .refine(canBeSeen, message)
    .max(maximumLength, errorMessage("tooLong", { maximum: maximumLength }))
    .refine(isOneLine, errorMessage("controlCharacters"));
}

/** Required multiline text; `message` is shown if it's missing. */
export function multilineText(message: ErrorMessage, maximumLength: number) {
  return z
    .string(message)
    .trim()
    .min(1, message)
    .max(maximumLength, errorMessage("tooLong", { maximum: maximumLength }))
    .refine(isPlain, errorMessage("controlCharacters"));
}

/** Optional text; missing and empty both become `undefined`. */
export function optionalText(maximumLength = 200) {
  return z
    .string()
    .trim()
    .max(maximumLength, errorMessage("tooLong", { maximum: maximumLength }))
    .refine(isPlain, errorMessage("controlCharacters"))
    .transform((text) => text || undefined)
    .optional();
}

/** For a code that may consist of digits; missing and empty both become `undefined`. */
export const optionalCode = () => optionalText(40).overwrite((text) => text && foldDigits(text));

/** One of a list of values; "" counts as missing. */
export function requiredChoice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  message: ErrorMessage,
) {
  return z.enum(values, message);
}

/** One of a list of values, or nothing. */
export function optionalChoice<const Values extends readonly [string, ...string[]]>(
  values: Values,
) {
  return z.preprocess(emptyAsMissing, z.enum(values).optional());
}

/** For `z.preprocess`: a field that was left empty. */
export function emptyAsMissing(value: unknown): unknown {
  return value === "" ? undefined : value;
}

/** Zero-width spaces and combining accents without a letter are invisible. */
function canBeSeen(text: string): boolean {
  return text === "" || /[\p{L}\p{N}\p{S}\p{P}]/u.test(text);
}

/** Without control characters other than line breaks and tabs, and without those that turn the direction of writing. */
export function isPlain(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what is refused here
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(text);
}

function isOneLine(text: string): boolean {
  return isPlain(text) && !/[\n\r\t]/.test(text);
}
