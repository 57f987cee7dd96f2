// A valid body of an operation, made of the examples that its schema gives, so that a test can change one field at a time.
import { z } from "zod";
import { sentAs } from "~server/kernel/schemas/sent-as";
import { asFile, pngFile } from "../inputs/files";
import type { SchemaNode } from "./text-fields";

type Body = Readonly<Record<string, unknown>>;

/** Each field's own example where they fit together, else the example of the whole body; {} without a schema. */
export function exampleBody(schema: z.ZodType | undefined): Body {
  if (!schema) return {};
  const { $ref = "", $defs = {}, ...root } = nodeOf(sentAs.get(schema) ?? schema);
  const { examples, ...fields } = { ...$defs[$ref.replace("#/$defs/", "")], ...root };
  const made = [fields, { examples, ...fields }].map((node) => madeOf(node, $defs));
  const body = made.find((one) => schema.safeParse(one).success);
  if (!isBody(body)) throw new Error(`These examples are no valid body: ${JSON.stringify(made)}`);
  return body;
}

const nodeOf = (schema: z.ZodType): SchemaNode =>
  z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    // zod omits the examples of transformed values.
    override: ({ zodSchema, jsonSchema }) => {
      const { examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (Array.isArray(examples)) jsonSchema.examples = examples;
    },
  }) as SchemaNode;

const ofFormat: Readonly<Record<string, () => unknown>> = {
  binary: () => asFile(pngFile()),
  date: () => "2026-11-21",
  "date-time": () => "2030-11-21T09:00:00Z",
  uuid: () => "0193e5a0-2f6b-7c41-9a8d-4b1c7e9f5a20",
};

function madeOf(
  { $ref = "", ...node }: SchemaNode,
  defs: Readonly<Record<string, SchemaNode>>,
): unknown {
  const named = defs[$ref.replace("#/$defs/", "")];
  if (named) return madeOf({ ...named, ...node }, defs);
  const { properties, items, format = "", type = "string" } = node;
  const [example] = [...(node.examples ?? []), node.const, ...(node.enum ?? [])].filter(
    (one) => one !== undefined,
  );
  const [choice] = [...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  if (example !== undefined) return example;
  if (choice) return madeOf(choice, defs);
  if (properties) return objectOf(properties, defs);
  const ofType: Readonly<Record<string, () => unknown>> = {
    array: () => (items ? [madeOf(items, defs)] : []),
    boolean: () => true,
    integer: () => 1,
    number: () => 1,
    string: ofFormat[format] ?? (() => "text"),
  };
  return ofType[type]?.();
}

const isFileField = ({ format }: SchemaNode) => format === "binary";

function objectOf(
  properties: Readonly<Record<string, SchemaNode>>,
  defs: Readonly<Record<string, SchemaNode>>,
) {
  const nodes = Object.values(properties);
  // A list of files beside fields for each is another way to send the same ones.
  const isRepeated = ({ items = {} }: SchemaNode) => isFileField(items) && nodes.some(isFileField);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([, node]) => !isRepeated(node))
      .map(([name, node]) => [name, madeOf(node, defs)]),
  );
}

const isBody = (value: unknown): value is Body => typeof value === "object" && value !== null;
