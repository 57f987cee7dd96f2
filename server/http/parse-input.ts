// Parses a call's input with the operation's schema.
import type { z } from "zod";
import { withMessageLocale, validationMessage } from "../kernel/schemas/validation-messages";
import type { Locale } from "../locales/locale";
import { defaultMessages } from "./default-messages";

/** Reads the issues as well: zod writes their messages when they are first read. */
export const parseInput = (locale: Locale, schema: z.ZodType, value: unknown) =>
  withMessageLocale(locale, () => {
    const { data, error } = schema.safeParse(value, defaultMessages);
    return { data, issues: error?.issues };
  });

/** A parameter without a value counts as not sent, as in the address of a form whose field was left empty. */
export function withoutEmpty(query: unknown): unknown {
  if (typeof query !== "object" || query === null) return query;
  const given = Object.entries(query).flatMap(([name, value]: [string, unknown]) => {
    const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== "");
    return values.length === 0 ? [] : [[name, values.length === 1 ? values[0] : values] as const];
  });
  return Object.fromEntries(given);
}

/** What is wrong with an Idempotency-Key. */
export const invalidKeyIssue = (locale: Locale): z.core.$ZodIssue => ({
  code: "custom",
  path: ["Idempotency-Key"],
  message: withMessageLocale(locale, () => validationMessage("idempotencyKey")),
  input: undefined,
});
