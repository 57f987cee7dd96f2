// Which schemas have a name in the document: those with an id, and every body and answer. Each is written once and referred to.
import type { z } from "zod";
import { capital, type ListedCall } from "./calls";
import { describeSchemas, type Described } from "./to-json-schema";
import { componentPrefix, type JsonSchema } from "./json-schema";

export interface Vocabulary {
  readonly components: Record<string, JsonSchema>;
  readonly bodies: ReadonlyMap<z.ZodType, JsonSchema>;
  readonly answers: ReadonlyMap<z.ZodType, JsonSchema>;
  readonly queries: ReadonlyMap<z.ZodType, JsonSchema>;
  readonly faults: readonly string[];
}

type Part = "body" | "answer" | "query";

export function nameSchemas(
  calls: readonly ListedCall[],
  more: Readonly<Record<string, z.ZodType>>,
): Vocabulary {
  const [bodies, answers, queries] = [
    keyed(calls, "body"),
    keyed(calls, "answer"),
    keyed(calls, "query"),
  ];
  const received = describeSchemas({ ...answers, ...more }, "output");
  const sent = apart(describeSchemas({ ...bodies, ...queries }, "input"), received.components);
  const components = { ...received.components, ...sent.components };
  const refer = (given: Record<string, z.ZodType>, { schemas }: Described, isNamed: boolean) =>
    new Map(
      Object.entries(given).map(([key, schema]) => [
        schema,
        isNamed ? named(key, schemas[key] ?? {}, components) : (schemas[key] ?? {}),
      ]),
    );
  return {
    answers: refer(answers, received, true),
    bodies: refer(bodies, sent, true),
    queries: refer(queries, sent, false),
    components,
    faults: [...received.faults, ...sent.faults],
  };
}

/** Each schema once, under the name that its first call gives it. */
function keyed(calls: readonly ListedCall[], part: Part): Record<string, z.ZodType> {
  const first = new Map<z.ZodType, string>();
  for (const { id, operation } of calls) {
    const schema = operation[part];
    if (schema && !first.has(schema)) first.set(schema, capital(id) + capital(part));
  }
  return Object.fromEntries([...first].map(([schema, key]) => [key, schema]));
}

/** A component of the body or answer, unless it is one already, or bytes. */
function named(
  key: string,
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
): JsonSchema {
  if (schema.$ref !== undefined || schema.format === "binary") return schema;
  components[key] = schema;
  return { $ref: componentPrefix + key };
}

/** What is sent in another form than it is received in gets a name of its own. */
function apart(sent: Described, received: Readonly<Record<string, JsonSchema>>): Described {
  const other = new Set(
    Object.keys(sent.components).filter(
      (name) => received[name] && text(received[name]) !== text(sent.components[name]),
    ),
  );
  const refersToOther = (name: string) =>
    [...other].some((one) => text(sent.components[name]).includes(`"${componentPrefix}${one}"`));
  for (let size = -1; size !== other.size;) {
    size = other.size;
    for (const name of Object.keys(sent.components))
      if (received[name] && refersToOther(name)) other.add(name);
  }
  const renamed: Described = JSON.parse(text(sent), (key, value: unknown) => {
    const name =
      key === "$ref" && typeof value === "string" ? value.slice(componentPrefix.length) : "";
    return other.has(name) ? `${componentPrefix}${name}Sent` : value;
  });
  const components = Object.fromEntries(
    Object.entries(renamed.components).map(([name, schema]) => [
      other.has(name) ? `${name}Sent` : name,
      schema,
    ]),
  );
  return { ...renamed, components };
}

function text(value: unknown): string {
  return JSON.stringify(value);
}
