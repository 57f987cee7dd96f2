// Parses a call's input with the operation's schema.
import type { z } from "zod";
import { formatChoice } from "../kernel/list-format";
import {
  messageLocale,
  withMessageLocale,
  validationMessage,
} from "../kernel/schemas/validation-messages";
import type { Locale } from "../locales/locale";

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

/** The words for types in default messages. */
const types = {
  string: "useText",
  number: "useNumber",
  int: "useInteger",
  boolean: "useBoolean",
  array: "useList",
  object: "useObject",
  record: "useObject",
  date: "useDate",
  file: "useFile",
} as const;

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Options for a schema's `safeParse`: the messages of a schema itself come before these. */
const defaultMessages = { error: (issue: Issue) => messageFor(issue) } as const;

function messageFor(issue: Issue): string | undefined {
  if (issue.code === "custom") return undefined;
  if (issue.code === "unrecognized_keys") return validationMessage("fieldUnknown");
  if (issue.input === undefined) return validationMessage("required");
  if (issue.code === "invalid_type") return validationMessage(typeOf(issue.expected));
  if (issue.code === "invalid_value")
    return validationMessage("useValue", {
      values: formatChoice(issue.values.map(String), messageLocale()),
    });
  if (issue.code === "too_small") return tooSmall(issue.origin, Number(issue.minimum));
  if (issue.code === "too_big") return tooBig(issue.origin, Number(issue.maximum));
  return validationMessage("format");
}

const isKnown = (type: string): type is keyof typeof types => type in types;
const typeOf = (type: string) => (isKnown(type) ? types[type] : "useOther");

function tooSmall(origin: string, minimum: number): string {
  if (origin === "string") return validationMessage("charactersMinimum", { minimum });
  return validationMessage(origin === "array" ? "entriesMinimum" : "numberMinimum", { minimum });
}

function tooBig(origin: string, maximum: number): string {
  if (origin === "string") return validationMessage("tooLong", { maximum });
  return validationMessage(origin === "array" ? "entriesMaximum" : "numberMaximum", { maximum });
}
