/** As much of JSON Schema 2020-12 as the contract's schemas come out with. */
export interface JsonSchema {
  $ref?: string;
  title?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
}

export type Components = Readonly<Record<string, JsonSchema>>;

export const componentPrefix = "#/components/schemas/";

/** The name behind a reference to a component, or undefined. */
export function referred({ $ref }: JsonSchema): string | undefined {
  return $ref?.startsWith(componentPrefix) ? $ref.slice(componentPrefix.length) : undefined;
}

/** The schema itself, or the component that it refers to. */
export function resolved(schema: JsonSchema, components: Components): JsonSchema {
  const name = referred(schema);
  const component = name === undefined ? undefined : components[name];
  return component ? resolved(component, components) : schema;
}

/** The words of `type`, be it one, several or none. */
export function typesOf({ type = [] }: JsonSchema): readonly string[] {
  return typeof type === "string" ? [type] : type;
}

export function isFile({ type, format }: JsonSchema): boolean {
  return type === "string" && format === "binary";
}

/** Whether the schema, or what it holds or refers to, has a file in it. */
export function holdsFile(schema: JsonSchema, components: Components): boolean {
  const {
    properties = {},
    items,
    anyOf = [],
    oneOf = [],
    allOf = [],
  } = resolved(schema, components);
  const parts = [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...anyOf,
    ...oneOf,
    ...allOf,
  ];
  return isFile(schema) || parts.some((part) => holdsFile(part, components));
}
