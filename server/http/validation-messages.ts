// Default messages for schemas without their own.
import type { z } from "zod";
import { say } from "../kernel/schemas/say";

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
export const validationMessages = { error: (issue: Issue) => messageFor(issue) } as const;

function messageFor(issue: Issue): string | undefined {
  if (issue.code === "custom") return undefined;
  if (issue.code === "unrecognized_keys") return say("fieldUnknown");
  if (issue.input === undefined) return say("required");
  if (issue.code === "invalid_type") return say(typeOf(issue.expected));
  if (issue.code === "invalid_value") return say("useValue", { values: listOf(issue.values) });
  if (issue.code === "too_small") return tooSmall(issue.origin, Number(issue.minimum));
  if (issue.code === "too_big") return tooBig(issue.origin, Number(issue.maximum));
  return say("format");
}

const isKnown = (type: string): type is keyof typeof types => type in types;
const typeOf = (type: string) => (isKnown(type) ? types[type] : "useOther");

function tooSmall(origin: string, minimum: number): string {
  if (origin === "string") return say("charactersMinimum", { minimum });
  return say(origin === "array" ? "entriesMinimum" : "numberMinimum", { minimum });
}

function tooBig(origin: string, maximum: number): string {
  if (origin === "string") return say("tooLong", { maximum });
  return say(origin === "array" ? "entriesMaximum" : "numberMaximum", { maximum });
}

/** "a, b or c" */
function listOf(values: readonly unknown[]): string {
  const words = values.map(String);
  const last = words.pop() ?? "";
  return words.length > 0 ? `${words.join(", ")} or ${last}` : last;
}
