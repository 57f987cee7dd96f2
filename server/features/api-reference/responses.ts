// The answers of a call: the good one, and one for each status of refusal.
import { refusalMessages, type RefusalCode } from "../../kernel/refusals";
import type { ListedCall } from "./calls";
import { exampleOf } from "./example";
import type { Components, JsonSchema } from "./json-schema";
import { refusalsOf } from "./refusals";

export interface Content {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>;
}

export interface DocumentedAnswer {
  readonly description: string;
  readonly headers?: Readonly<
    Record<string, { readonly description: string; readonly schema: JsonSchema }>
  >;
  readonly content: Readonly<Record<string, Content>>;
}

export function responsesOf(
  call: ListedCall,
  answer: JsonSchema,
  components: Components,
): Record<string, DocumentedAnswer> {
  const refused = [...refusalsOf(call)].map(([status, codes]): [string, DocumentedAnswer] => [
    String(status),
    refusal(status, codes),
  ]);
  return {
    [call.operation.status]: success(call, answer, components),
    ...Object.fromEntries(refused),
    default: otherProblem,
  };
}

function success(
  { operation }: ListedCall,
  schema: JsonSchema,
  components: Components,
): DocumentedAnswer {
  const { returns: description = "Done", mediaTypes: types = ["*/*"] } = operation;
  if (schema.format !== "binary")
    return {
      description,
      content: { "application/json": { schema, example: exampleOf(schema, components) } },
    };
  return {
    description,
    content: Object.fromEntries(
      types.map((type) => [type, { schema: { type: "string", format: "binary" } }]),
    ),
  };
}

function refusal(status: number, codes: readonly RefusalCode[]): DocumentedAnswer {
  const schema: JsonSchema = {
    type: "object",
    allOf: [{ $ref: "#/components/schemas/Problem" }],
    properties: { statusCode: { const: status }, code: { enum: [...codes] } },
  };
  const examples = Object.fromEntries(
    codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
  );
  const headers = headersOf(status);
  return {
    description: codes.map((code) => `\`${code}\`: ${refusalMessages[code].message}`).join("  \n"),
    ...(headers && { headers }),
    content: { "application/json": { schema, examples } },
  };
}

/** What any status that an operation does not list holds. */
export const otherProblem: DocumentedAnswer = {
  description: "Any other problem, for example `internal`",
  content: {
    "application/json": {
      schema: { $ref: "#/components/schemas/Problem" },
      examples: { internal: { $ref: "#/components/examples/internal" } },
    },
  },
};

function headersOf(status: number): DocumentedAnswer["headers"] {
  if (status === 401)
    return { "WWW-Authenticate": { description: "Always `Bearer`", schema: { type: "string" } } };
  if (status !== 429 && status !== 503) return undefined;
  return {
    "Retry-After": { description: "Seconds to wait", schema: { type: "integer", minimum: 0 } },
  };
}
