// One call as an operation of the document.
import type { Access, Endpoint } from "../../contract/endpoint";
import { scopeOf } from "../../contract/scope-of";
import { capital, takesDeviceToken, takesKey, type ListedCall } from "./calls";
import type { Vocabulary } from "./components";
import { exampleOf } from "./example";
import { holdsFile, isFile, resolved, type JsonSchema } from "./json-schema";
import { particulars } from "./particulars/index";
import { responsesOf, type Answer, type Content } from "./responses";

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

export interface Operation {
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
  readonly responses: Readonly<Record<string, Answer>>;
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

export function operationOf(call: ListedCall, vocabulary: Vocabulary): Operation {
  const { noun, id, name, endpoint } = call;
  const { components, answers } = vocabulary;
  const requestBody = requestBodyOf(endpoint, vocabulary);
  const [summary = "", ...more] = endpoint.summary.split(/[.:] (.*)/s).filter(Boolean);
  return {
    operationId: id,
    tags: [noun],
    summary,
    description: [
      more.map(sentence).join(""),
      particulars[name]?.description ?? "",
      `Who may call: ${callers[endpoint.access]}${scopeWords(endpoint)}`,
    ]
      .filter(Boolean)
      .join("\n\n"),
    security: endpoint.access === "open" ? [] : [{ bearer: [] }],
    parameters: [
      ...places(call),
      ...queries(endpoint, vocabulary),
      ...(takesDeviceToken(endpoint) ? [deviceToken] : []),
      ...(takesKey(endpoint) ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ],
    ...(requestBody && { requestBody }),
    responses: responsesOf(call, answers.get(endpoint.answer) ?? {}, components),
  };
}

/** What a script's token needs for it. */
function scopeWords(endpoint: Endpoint): string {
  if (endpoint.access === "open") return "";
  const scope = scopeOf(endpoint);
  return scope === null ? " Not with an API token." : ` With an API token: scope \`${scope}\`.`;
}

function sentence(text: string): string {
  return `${capital(text)}${text.endsWith(".") ? "" : "."}`;
}

function places({ name, endpoint }: ListedCall): Parameter[] {
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => ({
    name: place,
    in: "path",
    required: true,
    description: particulars[name]?.place ?? "The id, as another answer gave it",
    schema: {
      type: "string",
      ...(place === "id" && !isOrderNumber(endpoint) && { format: "uuid" }),
    },
  }));
}

/** A crypto payment is found by its order number. */
const isOrderNumber = ({ path }: Endpoint) =>
  path.includes("/payments/crypto/") || path.includes("/crypto-payment/");

function queries({ query }: Endpoint, { queries: described, components }: Vocabulary): Parameter[] {
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
  { body, encoding }: Endpoint,
  { bodies, components }: Vocabulary,
): Operation["requestBody"] {
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
