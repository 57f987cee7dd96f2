// Messages for people where a schema has none of its own.
import type { z } from "zod";

const types: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  date: "a date",
  file: "a file",
};

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Options for a schema's `safeParse`: the words of a schema itself come before these. */
export const validationMessages = { error: (issue: Issue) => messageFor(issue) } as const;

function messageFor(issue: Issue): string | undefined {
  if (issue.code === "custom") return undefined;
  if (issue.code === "unrecognized_keys") return "This field is not accepted here";
  if (issue.input === undefined) return "This field is required";
  if (issue.code === "invalid_type")
    return `Use ${types[issue.expected] ?? "another kind of value"}`;
  if (issue.code === "invalid_value") return `Use ${listOf(issue.values)}`;
  if (issue.code === "too_small")
    return `Use ${issue.origin === "string" ? "at least" : "no less than"} ${issue.minimum}${unitOf(issue.origin)}`;
  if (issue.code === "too_big")
    return `Use ${issue.origin === "string" ? "at most" : "no more than"} ${issue.maximum}${unitOf(issue.origin)}`;
  return "Use a value of the documented form";
}

const unitOf = (origin: string) =>
  origin === "string" ? " characters" : origin === "array" ? " entries" : "";

/** "a, b or c" */
function listOf(values: readonly unknown[]): string {
  const words = values.map(String);
  const last = words.pop() ?? "";
  return words.length > 0 ? `${words.join(", ")} or ${last}` : last;
}
