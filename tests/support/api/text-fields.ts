// The fields of an operation that take text, as its own schema has them.
import { z } from "zod";
import { sentAs } from "~server/kernel/schemas/sent-as";

export interface TextField {
  /** Where it is in the body: "address.city". */
  readonly path: string;
  /** Has one of few values, or one way to be written: an ID, a day. */
  readonly isFixed: boolean;
  readonly example: string | undefined;
}

/** A part of a schema, as JSON Schema. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly allOf?: readonly SchemaNode[];
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
}

const fixedFormats: Readonly<Record<string, string>> = {
  date: "2026-11-21",
  "date-time": "2030-11-21T09:00:00Z",
  uuid: "0193e5a0-2f6b-7c41-9a8d-4b1c7e9f5a20",
};

export function textFieldsOf(schema: z.ZodType | undefined): TextField[] {
  if (!schema) return [];
  const sent = sentAs.get(schema) ?? schema;
  const root: SchemaNode = z.toJSONSchema(sent, {
    io: "input",
    unrepresentable: "any",
  }) as SchemaNode;
  const found = fieldsIn(root, "", root.$defs ?? {});
  return [...new Map(found.map((field) => [field.path, field])).values()];
}

function fieldsIn(
  node: SchemaNode,
  path: string,
  defs: Readonly<Record<string, SchemaNode>>,
): TextField[] {
  const named = defs[node.$ref?.replace("#/$defs/", "") ?? ""];
  if (named) return fieldsIn({ ...named, ...withoutRef(node) }, path, defs);
  const { properties = {}, anyOf = [], oneOf = [], allOf = [] } = node;
  const choices = [...anyOf, ...oneOf, ...allOf];
  const example = exampleOf(node);
  const own =
    node.type === "string" && node.format !== "binary" && path !== ""
      ? [{ path, isFixed: isFixed(node), example }]
      : [];
  return [
    ...own,
    ...choices.flatMap((one) =>
      fieldsIn({ ...(example !== undefined && { examples: [example] }), ...one }, path, defs),
    ),
    ...Object.entries(properties).flatMap(([name, one]) =>
      fieldsIn(one, path === "" ? name : `${path}.${name}`, defs),
    ),
  ];
}

const isFixed = ({ enum: values, const: value, format = "" }: SchemaNode): boolean =>
  values !== undefined || value !== undefined || format in fixedFormats;

function exampleOf({ enum: values, const: value, format = "", examples = [] }: SchemaNode) {
  const [example = fixedFormats[format]] = [...(values ?? []), value, ...examples].filter(
    (one) => typeof one === "string" || typeof one === "number",
  );
  return example === undefined ? undefined : String(example);
}

const withoutRef = ({ $ref: _ref, ...rest }: SchemaNode): SchemaNode => rest;

export function valueAt(body: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null
          ? Object.entries(value).find(([own]) => own === name)?.[1]
          : undefined,
      body,
    );
}

export function withValueAt(
  body: Readonly<Record<string, unknown>>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...body, [name]: value };
  const inner = body[name];
  return {
    ...body,
    [name]: withValueAt(
      typeof inner === "object" && inner !== null ? { ...inner } : {},
      rest.join("."),
      value,
    ),
  };
}
