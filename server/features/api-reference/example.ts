// A value that fits a schema, for people to look at.
import { isFile, resolved, typesOf, type Components, type JsonSchema } from "./json-schema";

/** Undefined where a field is better left out: files travel beside the example. */
export function exampleOf(given: JsonSchema, components: Components): unknown {
  if (given.examples) return given.examples[0];
  const schema = resolved(given, components);
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.oneOf ?? schema.anyOf ?? [];
  if (choice) return exampleOf(choice, components);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, components)));
  if (schema.properties) return exampleObject(schema, components);
  if (schema.items)
    return Array.from({ length: schema.minItems ?? 1 }, () =>
      exampleOf(schema.items ?? {}, components),
    );
  return plainExample(schema);
}

/** Fields that must be there, and others where a telling value is known. */
function exampleObject(
  { properties = {}, required = [] }: JsonSchema,
  components: Components,
): Record<string, unknown> {
  const isShown = (name: string, field: JsonSchema) =>
    required.includes(name) || tells(resolved(field, components)) || field.examples !== undefined;
  const fields = Object.entries(properties).filter(
    ([name, field]) =>
      !isFile(field) && !(field.items && isFile(field.items)) && isShown(name, field),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, components)]));
}

function tells({ examples, enum: words, default: usual, properties }: JsonSchema): boolean {
  return [examples, words, usual, properties].some((one) => one !== undefined);
}

function plainExample(schema: JsonSchema): unknown {
  const { minimum = 0, minLength = 0, additionalProperties } = schema;
  const [type] = typesOf(schema);
  if (type === "number" || type === "integer") return Math.max(minimum, 1);
  if (type === "boolean") return true;
  if (type === "array") return [];
  if (type === "object" || additionalProperties) return {};
  return type === "null" ? null : "text".padEnd(minLength, "x");
}
