// One call as an operation of the document.
import type { Access, Operation } from "../../http/operation";
import { acceptsKey, capital, type ListedCall } from "./calls";
import type { Vocabulary } from "./components";
import { exampleOf } from "./example";
import { holdsFile, isFile, resolved, type JsonSchema } from "./json-schema";
import { responsesOf, type DocumentedAnswer, type Content } from "./responses";

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, Content>>;
  };
  readonly responses: Readonly<Record<string, DocumentedAnswer>>;
}

export const callers: Readonly<Record<Access, string>> = {
  open: "Anybody, without a token.",
  "signed-in": "Everybody who is signed in.",
  admin: "Administrators.",
};

const deviceToken: Parameter = {
  name: "X-Device-Token",
  in: "header",
  required: false,
  description:
    "`deviceToken` of an earlier answer. Attempts of a known device are counted apart from everybody else's",
  schema: { type: "string", maxLength: 300 },
};

export function describeOperation(call: ListedCall, vocabulary: Vocabulary): DocumentedOperation {
  const { noun, id, operation } = call;
  const { components, answers } = vocabulary;
  const requestBody = requestBodyOf(operation, vocabulary);
  const [summary = "", ...more] = operation.summary.split(/[.:] (.*)/s).filter(Boolean);
  return {
    operationId: id,
    tags: [noun],
    summary,
    description: [
      more.map(sentence).join(""),
      operation.description ?? "",
      `Who may call: ${callers[operation.access]}${scopeLabel(operation)}`,
    ]
      .filter(Boolean)
      .join("\n\n"),
    security: operation.access === "open" ? [] : [{ bearer: [] }],
    parameters: [
      ...places(call),
      ...queries(operation, vocabulary),
      ...(operation.takesDeviceToken ? [deviceToken] : []),
      ...(acceptsKey(operation) ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ],
    ...(requestBody && { requestBody }),
    responses: responsesOf(call, answers.get(operation.answer) ?? {}, components),
  };
}

/** What a script's token needs for it. */
function scopeLabel(operation: Operation): string {
  if (operation.access === "open") return "";
  const { scope } = operation;
  return scope === null ? " Not with an API token." : ` With an API token: scope \`${scope}\`.`;
}

function sentence(text: string): string {
  return `${capital(text)}${text.endsWith(".") ? "" : "."}`;
}

function places({ operation }: ListedCall): Parameter[] {
  return [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => ({
    name: place,
    in: "path",
    required: true,
    description: operation.idParameter ?? "The id, as another answer gave it",
    schema: {
      type: "string",
      ...(place === "id" && !isOrderNumber(operation) && { format: "uuid" }),
    },
  }));
}

/** A crypto payment is found by its order number. */
const isOrderNumber = ({ path }: Operation) =>
  path.includes("/payments/crypto/") || path.includes("/crypto-payment/");

function queries(
  { query }: Operation,
  { queries: described, components }: Vocabulary,
): Parameter[] {
  const { properties = {}, required = [] } = resolved(
    (query && described.get(query)) ?? {},
    components,
  );
  return Object.entries(properties).map(([name, { description = "", ...schema }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    description,
    schema,
  }));
}

function requestBodyOf(
  { body, encoding }: Operation,
  { bodies, components }: Vocabulary,
): DocumentedOperation["requestBody"] {
  const schema = body && bodies.get(body);
  if (!schema) return undefined;
  const example = exampleOf(schema, components);
  const json = { "application/json": { schema, example } };
  const { required = [], properties = {}, anyOf, oneOf } = resolved(schema, components);
  const needsFile = required.some((name) => isFile(properties[name] ?? {}));
  // In a form every value is text, and a file has no example.
  const form = {
    "multipart/form-data": holdsFile(schema, components) ? { schema } : { schema, example },
  };
  const content = encoding === "multipart" ? { ...form, ...(needsFile ? {} : json) } : json;
  return { required: required.length > 0 || anyOf !== undefined || oneOf !== undefined, content };
}
