// Parses a call's input with the operation's schema.
import type { z } from "zod";
import { inLanguage, say } from "../kernel/schemas/say";
import type { Locale } from "../locales/locale";
import { validationMessages } from "./validation-messages";

/** Reads the issues as well: zod writes their messages when they are first read. */
export const parsedIn = (locale: Locale, schema: z.ZodType, value: unknown) =>
  inLanguage(locale, () => {
    const { data, error } = schema.safeParse(value, validationMessages);
    return { data, issues: error?.issues };
  });

/** What is wrong with an Idempotency-Key. */
export const badKey = (locale: Locale): z.core.$ZodIssue => ({
  code: "custom",
  path: ["Idempotency-Key"],
  message: inLanguage(locale, () => say("idempotencyKey")),
  input: undefined,
});
