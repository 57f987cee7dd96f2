// A value that fits a schema, for people to look at.
import { isFile, resolved, type Components, type JsonSchema } from "./components";

/** Files are left out: they travel beside the example. */
export function exampleOf(given: JsonSchema, components: Components): unknown {
  const schema = { ...resolved(given, components), ...given };
  const { const: only, default: usual, enum: words = [], properties, items, type } = schema;
  const [known = only ?? usual ?? words[0]] = schema.examples ?? [];
  if (known !== undefined) return known;
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], components);
  if (properties) return exampleObject(schema, components);
  if (items)
    return Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(items, components));
  const [named] = [type].flat();
  if (named === "number" || named === "integer") return Math.max(schema.minimum ?? 0, 1);
  return named === "boolean" || "text".padEnd(schema.minLength ?? 0, "x");
}

/** Fields that must be there, and others where a telling value is known. */
function exampleObject({ properties = {}, required = [] }: JsonSchema, components: Components) {
  const isShown = ([name, field]: [string, JsonSchema]) => {
    const schema = { ...resolved(field, components), ...field };
    const telling = schema.examples ?? schema.enum ?? schema.default ?? schema.properties;
    return !isFile(field.items ?? field) && (required.includes(name) || telling !== undefined);
  };
  return Object.fromEntries(
    Object.entries(properties)
      .filter(isShown)
      .map(([name, field]) => [name, exampleOf(field, components)]),
  );
}
