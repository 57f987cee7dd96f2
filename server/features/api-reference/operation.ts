// One operation in the OpenAPI document.
import { rightsFor, type Operation } from "../../http/operation";
import { tokenRights } from "../../http/token-scopes";
import { limits } from "../../kernel/limits";
import { namesOfRoles, rolesWith } from "../../kernel/staff-roles";
import { capital, type ListedCall } from "./calls";
import { acceptsKey, exampleOf, responsesOf, type Content } from "./responses";
import { isFile, resolveComponent, type DescribedSchemas, type JsonSchema } from "./components";

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

export type DocumentedOperation = ReturnType<typeof describeOperation>;

function callersOf(operation: Operation): string {
  if (operation.access === "open") return "public, no token.";
  const roles = namesOfRoles(rolesWith(rightsFor(operation)), "en");
  if (operation.access === "staff") return `staff with the role ${roles}.`;
  return operation.right
    ? `any signed-in user for their own records; staff with the role ${roles} for others'.`
    : "any signed-in user.";
}

function scopesFor(operation: Operation): string {
  if (operation.access === "open") return "";
  if (operation.scope === null) return "Not available with an API token.";
  const scopes =
    operation.access === "staff"
      ? tokenRights.filter((right) => rightsFor(operation).includes(right))
      : [operation.scope];
  return `API token scope: ${scopes.map((scope) => `\`${scope}\``).join(" or ")}.`;
}

const stepUpNotes = {
  decision: `Staff must have entered their password in the last ${limits.freshSignInMinutes} minutes, at sign-in or with \`POST /auth/confirm-password\`.`,
  secret: `Requires \`POST /auth/confirm-password\` in the last ${limits.confirmedMinutes} minutes. Signing in doesn't count.`,
};

function stepUpNoteOf({ scope, stepUp, stepUpFields }: Operation): string | null | undefined {
  const forSessions = stepUp && stepUpNotes[stepUp];
  const note =
    stepUp === "decision" && scope !== null
      ? `${forSessions} Not required with an API token.`
      : forSessions;
  const fields = stepUpFields?.map((field) => `\`${field}\``).join(", ");
  return note && fields ? `To change ${fields}: ${note}` : note;
}

const deviceToken: Parameter = {
  name: "X-Device-Token",
  in: "header",
  description:
    "`deviceToken` of an earlier response. Attempts from a known device are counted separately",
  schema: { type: "string", maxLength: 300 },
};

export function describeOperation({ noun, id, operation }: ListedCall, schemas: DescribedSchemas) {
  const { access, description } = operation;
  const requestBody = requestBodyOf(operation, schemas);
  const [summary = "", more = ""] = operation.summary.split(/[.:] (.*)/s);
  const caller = `Access: ${callersOf(operation)} ${scopesFor(operation)}`.trim();
  const stepUp = stepUpNoteOf(operation);
  const parameters: (Parameter | { readonly $ref: string })[] = [
    ...pathParameters(operation),
    ...queryParameters(operation, schemas),
    ...(operation.acceptsDeviceToken ? [deviceToken] : []),
    ...(acceptsKey(operation) ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
  ];
  return {
    operationId: id,
    tags: [noun],
    summary,
    description: [more && capital(more).replace(/\.?$/, "."), description, caller, stepUp]
      .filter(Boolean)
      .join("\n\n"),
    security: access === "open" ? [] : [{ bearer: [] }],
    parameters,
    ...(requestBody && { requestBody }),
    responses: responsesOf(operation, schemas),
  };
}

function pathParameters({ path, idParameter }: Operation): Parameter[] {
  // A crypto payment is found by its order number.
  const hasUuid = !/\/payments\/crypto\/|\/crypto-payment\//.test(path);
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: idParameter ?? "The ID of the record",
    schema: { type: "string", ...(name === "id" && hasUuid && { format: "uuid" }) },
  }));
}

function queryParameters({ query }: Operation, { schemaOf }: DescribedSchemas): Parameter[] {
  const { properties = {}, required = [] } = schemaOf(query) ?? {};
  return Object.entries(properties).map(([name, { description = "", ...schema }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    description,
    schema,
  }));
}

function requestBodyOf(operation: Operation, { schemaOf, components }: DescribedSchemas) {
  const { body, encoding } = operation;
  const schema = schemaOf(body);
  if (!schema) return undefined;
  const { required = [], properties = {}, anyOf } = resolveComponent(schema, components);
  const json = { "application/json": { schema, example: exampleOf(operation).request } };
  // In a form, every value is text, and a file has no example.
  const needsFile = required.some((name) => isFile(properties[name]));
  const content: Record<string, Content> =
    encoding === "multipart"
      ? { "multipart/form-data": { schema }, ...(needsFile ? {} : json) }
      : json;
  return { required: required.length > 0 || anyOf !== undefined, content };
}
