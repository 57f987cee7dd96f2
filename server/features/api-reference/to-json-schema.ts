// The contract's zod schemas as JSON Schema: what a client sends ("input") and what it receives ("output").
import { z } from "zod";
import { sentAs } from "../../kernel/schemas/sent-as";
import type { JsonSchema } from "./json-schema";

type Direction = "input" | "output";

export interface Described {
  /** By the keys that were given. */
  readonly schemas: Record<string, JsonSchema>;
  /** What has an id of its own, by that id. */
  readonly components: Record<string, JsonSchema>;
  /** What no client could make sense of, in sentences; empty in a finished contract. */
  readonly faults: readonly string[];
}

export function describeSchemas(
  given: Readonly<Record<string, z.ZodType>>,
  io: Direction,
): Described {
  const faults: string[] = [];
  const shape = Object.fromEntries(
    Object.entries(given).map(([key, schema]) => [
      key,
      (io === "input" && sentAs.get(schema)) || schema,
    ]),
  );
  const schema = z.toJSONSchema(z.object(shape), {
    io,
    unrepresentable: ({ zodSchema, path, message }) => {
      const handedIn = handedInAs(zodSchema);
      if (handedIn) return handedIn;
      if (zodSchema._zod.def.type !== "transform")
        faults.push(
          `${path.slice(1).join(".")}: ${message}. Say what it is with .meta(), or with sentAs.`,
        );
      return "any";
    },
    override: ({ zodSchema, jsonSchema }) => {
      const sent = io === "input" && zodSchema instanceof z.ZodType && sentAs.get(zodSchema);
      if (sent) replace(jsonSchema, z.toJSONSchema(sent, { io }));
      if (io === "output") describeInside(zodSchema, jsonSchema);
      if (io === "input") requireOnlyWhatIsMissed(zodSchema, jsonSchema);
      const examples = z.globalRegistry.get(zodSchema)?.examples;
      if (Array.isArray(examples)) jsonSchema.examples = examples;
    },
  });
  // A copy holds data only: no symbols, nothing undefined.
  const {
    properties = {},
    $defs = {},
  }: JsonSchema & { $defs?: Record<string, JsonSchema & { id?: string }> } = JSON.parse(
    JSON.stringify(schema),
    tidied,
  );
  for (const [name, component] of Object.entries($defs)) {
    delete component.id;
    if (/^__/.test(name))
      faults.push(`${name} refers to itself: give it a name with .meta({ id }).`);
  }
  return { schemas: properties, components: $defs, faults };
}

/** A file, or an answer of plain bytes; undefined for anything else. */
function handedInAs(schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema | undefined {
  const { Class } = schema._zod.bag;
  if (Class === File)
    return { type: "string", format: "binary", contentMediaType: "application/octet-stream" };
  if (Class === Response) return { type: "string", format: "binary" };
  return schema._zod.parent && handedInAs(schema._zod.parent);
}

function replace(
  json: z.core.JSONSchema.BaseSchema,
  { $schema: _, ...sent }: z.core.JSONSchema.BaseSchema,
): void {
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, sent);
}

/** What comes out of a transformation is taken to be of the form that went in: every answer of the tests is checked against it. */
function describeInside(schema: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema): void {
  const { def } = schema._zod;
  if (def.type !== "pipe" || def.out._zod.def.type !== "transform") return;
  const { $schema: _, ...inside } = z.toJSONSchema(def.in, {
    io: "output",
    unrepresentable: "any",
  });
  Object.assign(json, inside);
}

/** A field that may be left out is not required, whatever makes up for it: a default, a preprocessing or a fallback. */
function requireOnlyWhatIsMissed(
  schema: z.core.$ZodTypes,
  json: z.core.JSONSchema.BaseSchema,
): void {
  if (!(schema instanceof z.ZodObject) || !json.required) return;
  const missed = json.required.filter((name) => {
    const field: unknown = schema.shape[name];
    return !(field instanceof z.ZodType && takesNothing(field));
  });
  if (missed.length > 0) json.required = missed;
  else delete json.required;
}

function takesNothing(field: z.ZodType): boolean {
  try {
    return field.safeParse(undefined).success;
  } catch {
    return false;
  }
}

/** Without what only repeats a format or means "any whole number"; references lead to the components. */
function tidied(this: unknown, key: string, value: unknown): unknown {
  const schema: JsonSchema = typeof this === "object" && this !== null ? this : {};
  if (key === "pattern" && /^(email|date|date-time|uuid)$/.test(schema.format ?? ""))
    return undefined;
  // Not every engine of regular expressions has lookarounds or classes of Unicode.
  if (key === "pattern" && /\(\?[=!<]|\\p\{/.test(String(value))) return undefined;
  if (
    (key === "minimum" || key === "maximum") &&
    Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER
  )
    return undefined;
  return key === "$ref" && typeof value === "string"
    ? value.replace("#/$defs/", "#/components/schemas/")
    : value;
}
