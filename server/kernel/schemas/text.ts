// Building blocks for text fields. Forms send "" for an empty field, so empty counts as missing.
import { errorMessage, type ErrorMessage } from "./validation-messages";
import { asCode, asLine, asName, asText } from "../typed-text";
import { z } from "zod";

/** How a field's text is read, before any rule. */
type Reading = (typed: string) => string;

function required(read: Reading, message: ErrorMessage, maximum: number) {
  return z
    .string(message)
    .overwrite(read)
    .min(1, message)
    .max(maximum, errorMessage("tooLong", { maximum }));
}

/** Required text; `message` is shown if it's missing. */
export const requiredText = (message: ErrorMessage, maximumLength = 200) =>
  required(asLine, message, maximumLength);

/** Required multiline text; `message` is shown if it's missing. */
export const multilineText = (message: ErrorMessage, maximumLength: number) =>
  required(asText, message, maximumLength);

/** What a person or a bank is called. */
export const requiredName = (message: ErrorMessage, maximumLength: number) =>
  required(asName, message, maximumLength);

/** A code, a number, or an ID. */
export const requiredCode = (message: ErrorMessage, maximumLength: number, read = asCode) =>
  required(read, message, maximumLength);

function optional(read: Reading, maximum: number) {
  return z
    .string()
    .overwrite(read)
    .max(maximum, errorMessage("tooLong", { maximum }))
    .transform((text) => text || undefined)
    .optional();
}

/** Optional text; missing and empty both become `undefined`. */
export const optionalText = (maximumLength = 200) => optional(asText, maximumLength);

export const optionalLine = (maximumLength = 200, read = asLine) => optional(read, maximumLength);

/** Words to search for, as names are stored. */
export const searchedText = (maximumLength = 200) => optional(asName, maximumLength);

/** For a code, a number or an ID; missing and empty both become `undefined`. */
export const optionalCode = (maximumLength = 40, read = asCode) => optional(read, maximumLength);

/** Part of a postal address to change: missing stays missing, null or "" clears it. */
export const clearableLine = (maximumLength = 200, read = asLine) =>
  z
    .string()
    .overwrite(read)
    .max(maximumLength, errorMessage("tooLong", { maximum: maximumLength }))
    .nullable()
    .transform((text) => text || null)
    .optional();

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
