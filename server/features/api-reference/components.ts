// The operations' zod schemas as JSON Schemas: each once, under a name.
import { z } from "zod";
import { sentAs } from "../../kernel/schemas/sent-as";
import { capital, type ListedCall } from "./calls";
import { ProblemSchema } from "./problem-schema";

/** As zod generates it: no schema is just `true` or `false`, and no list is a tuple. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  properties?: Components;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
}

type Components = Record<string, JsonSchema>;

const prefix = "#/components/schemas/";

/** The name of a referenced component; "" if it isn't a reference. */
export const componentName = ({ $ref = "" }: JsonSchema) => $ref.replace(prefix, "");

/** The schema itself, or the component that it refers to. */
export const resolveComponent = (schema: JsonSchema, components: Components) =>
  components[componentName(schema)] ?? schema;

export const isFile = ({ format }: JsonSchema = {}) => format === "binary";

export type DescribedSchemas = ReturnType<typeof describeSchemas>;

export function describeSchemas(calls: readonly ListedCall[]) {
  const names = nameSchemas(calls);
  const shape = [...names].map(([zod, name]) => [name, sentAs.get(zod) ?? zod]);
  const described = z.toJSONSchema(z.object(Object.fromEntries(shape)), {
    // A transformed value has the same schema as its input: the tests check every response against it.
    io: "input",
    // A file, described with .meta(); the tests refuse a schema without a description.
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => adaptSchema(zodSchema, jsonSchema),
  });
  const { properties = {}, $defs: components = {} }: JsonSchema & { $defs?: Components } =
    JSON.parse(JSON.stringify(described).replaceAll("#/$defs/", prefix));
  for (const [name, schema] of Object.entries(properties)) {
    if (schema.$ref || isFile(schema) || name.endsWith("Query")) continue;
    components[name] = schema;
    properties[name] = { $ref: prefix + name };
  }
  /** A reference to a component; queries and files are inlined. */
  const schemaOf = (zod?: z.ZodType) => zod && properties[names.get(zod) ?? ""];
  return { components, schemaOf };
}

/** Each schema under its name at first use. */
function nameSchemas(calls: readonly ListedCall[]): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>([[ProblemSchema, "Problem"]]);
  for (const { id, operation } of calls)
    for (const part of ["answer", "body", "query"] as const) {
      const schema = operation[part];
      if (schema && !names.has(schema)) names.set(schema, capital(id) + capital(part));
    }
  return names;
}

function adaptSchema(zod: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema): void {
  delete json.id;
  if (json.properties) json.additionalProperties ??= false;
  // A format is more specific than its pattern, and not every engine supports lookarounds or Unicode classes.
  if (json.format || /\(\?[=!<]|\\p\{/.test(json.pattern ?? "")) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  // zod omits the examples of transformed values.
  const examples = z.globalRegistry.get(zod)?.examples;
  if (Array.isArray(examples)) json.examples = examples;
}
