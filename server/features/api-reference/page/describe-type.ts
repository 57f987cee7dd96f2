import { html } from "hono/html";
import { isFile, referred, typesOf, type JsonSchema } from "../json-schema";
import type { Html } from "./markup";

/** What a value is: a word, a link to a named schema, or a list of words. */
export function describeType(schema: JsonSchema): Html {
  const name = referred(schema);
  const { items, enum: words, anyOf, oneOf, additionalProperties } = schema;
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`;
  if (isFile(schema)) return html`file`;
  if (items) return html`list of ${describeType(items)}`;
  if (words)
    return listOf(
      words.map((word) => html`<code>${String(word)}</code>`),
      "or",
    );
  if (schema.const !== undefined) return html`<code>${String(schema.const)}</code>`;
  const choices = anyOf ?? oneOf;
  if (choices) return listOf(choices.map(describeType), "or");
  if (typeof additionalProperties === "object")
    return html`map to ${describeType(additionalProperties)}`;
  return html`${typesOf(schema).join(" or ") || "anything"}`;
}

function listOf(parts: readonly Html[], joint: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${index === parts.length - 1 ? ` ${joint} ` : ", "}${part}`))}`;
}

/** The bounds of a value in words; empty where there are none. */
export function limitsOf({
  minLength,
  maxLength,
  minimum,
  maximum,
  exclusiveMinimum,
  minItems,
  maxItems,
  format,
  pattern,
  default: usual,
}: JsonSchema): string {
  const bounds = [
    format !== undefined && format !== "binary" && `Format: ${format}.`,
    minLength !== undefined && minLength > 1 && `At least ${minLength} characters.`,
    maxLength !== undefined && `At most ${maxLength} characters.`,
    minimum !== undefined && maximum !== undefined && `From ${minimum} to ${maximum}.`,
    minimum !== undefined && maximum === undefined && `${minimum} or more.`,
    minimum === undefined && maximum !== undefined && `${maximum} or less.`,
    exclusiveMinimum !== undefined && `More than ${exclusiveMinimum}.`,
    minItems !== undefined && `At least ${minItems}.`,
    maxItems !== undefined && `At most ${maxItems}.`,
    pattern !== undefined && `Pattern: ${pattern}`,
    usual !== undefined && `${JSON.stringify(usual)} unless said.`,
  ];
  return bounds.filter((one) => typeof one === "string").join(" ");
}
