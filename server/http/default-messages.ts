// Default messages for schemas without their own.
import type { z } from "zod";
import { validationMessage } from "../kernel/schemas/validation-messages";

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
export const defaultMessages = { error: (issue: Issue) => messageFor(issue) } as const;

function messageFor(issue: Issue): string | undefined {
  if (issue.code === "custom") return undefined;
  if (issue.code === "unrecognized_keys") return validationMessage("fieldUnknown");
  if (issue.input === undefined) return validationMessage("required");
  if (issue.code === "invalid_type") return validationMessage(typeOf(issue.expected));
  if (issue.code === "invalid_value")
    return validationMessage("useValue", { values: listOf(issue.values) });
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

/** "a, b or c" */
function listOf(values: readonly unknown[]): string {
  const words = values.map(String);
  const last = words.pop() ?? "";
  return words.length > 0 ? `${words.join(", ")} or ${last}` : last;
}
