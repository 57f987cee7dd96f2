// The responses of an operation: success, and one for each error status.
import { exampleId } from "../../kernel/schemas/fields";
import { rightsFor, type Operation } from "../../http/operation";
import { stepUpRefusals } from "../../http/step-up";
import { refusalStatuses, type RefusalCode } from "../../kernel/refusals";
import { refusalText } from "./refusal-text";
import recorded from "./examples.json";
import { isFile, type DescribedSchemas, type JsonSchema } from "./components";

export interface Content {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>;
}

interface DocumentedAnswer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { description: string; schema: JsonSchema }>>;
  readonly content: Readonly<Record<string, Content>>;
}

type Example = { readonly request?: unknown; readonly answer?: unknown };
const examples: Readonly<Record<string, Example>> = recorded;
/** A call that succeeded. */
export const exampleOf = ({ method, path }: Operation): Example =>
  examples[`${method} ${path}`] ?? {};

/** Reads need no key, and a few changes can't use one. */
export const acceptsKey = ({ method, acceptsIdempotencyKey }: Operation) =>
  method !== "GET" && acceptsIdempotencyKey !== false;

export function responsesOf(operation: Operation, { schemaOf }: DescribedSchemas) {
  const { status, answer, returns: description = "Done", mediaTypes = [] } = operation;
  const { answer: example } = exampleOf(operation);
  const schema = schemaOf(answer) ?? {};
  const content = isFile(schema)
    ? Object.fromEntries(mediaTypes.map((type) => [type, { schema }]))
    : { "application/json": { schema, example } };
  const other = problem({ $ref: "#/components/schemas/Problem" }, ["internal"]);
  const pendingApproval = {
    description: pendingApprovalDescription,
    content: { "application/json": { schema, example: { ...Object(example), approvalRequest } } },
  };
  const responses: Record<string, DocumentedAnswer> = {
    ...(operation.mayNeedApproval !== "always" && { [status]: { description, content } }),
    ...(operation.mayNeedApproval && { 202: pendingApproval }),
    default: { description: "Any other error, for example `internal`", content: other },
  };
  const refusals: Record<number, RefusalCode[]> = {};
  for (const code of new Set([...generalRefusals(operation), ...operation.refusals]))
    (refusals[refusalStatuses[code]] ??= []).push(code);
  for (const [refused, codes] of Object.entries(refusals))
    responses[refused] = refusal(Number(refused), codes);
  return responses;
}

const approvalRequest = { id: exampleId, state: "open" };
const pendingApprovalDescription =
  "Nothing has changed yet: a second staff member must approve. `approvalRequest` refers to the request at `GET /approval-requests/{id}`";

/** Refusals that follow from an operation's shape and mean the same for every operation. */
function generalRefusals(operation: Operation): RefusalCode[] {
  const { method, path, access, body, encoding, allowsInitialPassword } = operation;
  return [
    // A malformed key is refused for every operation.
    "validation_failed",
    ...(body
      ? (["malformed_body", "wrong_encoding", "too_large", "unsupported_media_type"] as const)
      : []),
    ...(encoding === "multipart" ? (["too_slow", "too_many_parts"] as const) : []),
    ...(access === "open" ? [] : (["unauthenticated", "scope_missing"] as const)),
    ...(access === "open" || allowsInitialPassword ? [] : (["password_change_required"] as const)),
    ...(access === "staff" ? (["forbidden", "second_factor_required"] as const) : []),
    ...(rightsFor(operation).length > 0 ? (["role_missing"] as const) : []),
    ...(operation.stepUp ? [stepUpRefusals[operation.stepUp]] : []),
    ...(path.includes("{") ? (["not_found"] as const) : []),
    ...(acceptsKey(operation) ? (["key_reused"] as const) : []),
    "unavailable",
    ...(method === "GET" ? [] : (["outcome_unknown"] as const)),
  ];
}

function refusal(status: number, codes: readonly RefusalCode[]): DocumentedAnswer {
  const schema: JsonSchema = {
    type: "object",
    allOf: [{ $ref: "#/components/schemas/Problem" }],
    properties: { statusCode: { const: status }, code: { enum: [...codes] } },
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${refusalText(code)}`).join("  \n"),
    ...(headers[status] && { headers: headers[status] }),
    content: problem(schema, codes),
  };
}

function problem(schema: JsonSchema, codes: readonly RefusalCode[]): DocumentedAnswer["content"] {
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  return { "application/json": { schema, examples: Object.fromEntries(examples) } };
}

const wait = { description: "Seconds to wait", schema: { type: "integer", minimum: 0 } } as const;
const headers: Readonly<Record<number, DocumentedAnswer["headers"]>> = {
  401: { "WWW-Authenticate": { description: "Always `Bearer`", schema: { type: "string" } } },
  429: { "Retry-After": wait },
  503: { "Retry-After": wait },
};
