// The OpenAPI document, built once from the operations.
import { exampleId } from "../../kernel/schemas/fields";
import { operator } from "../../kernel/operator";
import { refusalList } from "./refusal-text";
import { listCalls, type OperationTable } from "./calls";
import { describeOperation, type DocumentedOperation, type Parameter } from "./operation";
import { groups } from "./groups";
import { asMarkdown, introduction } from "./introduction";
import { exampleProblem } from "./problem-schema";
import { describeSchemas } from "./components";

export type Reference = ReturnType<typeof makeReference>;
export type ApiDocument = Reference["document"];

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "Chosen by the client, new for each change. Repeating it with the same input has no further effect",
  schema: {
    type: "string",
    pattern: "^[\\w-]{8,100}$",
    examples: [exampleId],
  },
};

export function makeReference(
  mode: { isDemo: boolean },
  operations: Record<keyof typeof groups, OperationTable[string]>,
) {
  const calls = listCalls(operations);
  const schemas = describeSchemas(calls);
  const paths: Record<string, Record<string, DocumentedOperation>> = {};
  for (const call of calls) {
    const { path, method } = call.operation;
    (paths[path] ??= {})[method.toLowerCase()] = describeOperation(call, schemas);
  }
  const sections = introduction(mode);
  const document = {
    openapi: "3.1.0",
    info: {
      title: `${operator().brand} API`,
      version: "1.0.0",
      summary: "REST API for the client portal and back office",
      description: `${asMarkdown(sections)}\n\n### Codes\n\n${codeTable()}`,
      contact: { name: operator().company, email: operator().supportEmail },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api", description: "This server" }],
    security: [{ bearer: [] }],
    tags: Object.entries(groups).map(([name, group]) => {
      const [heading = "", description = ""] = group.split(/: (.*)/);
      return { name, "x-displayName": heading, description };
    }),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The `access_token` from signing in or signing up, or an API token",
        },
      },
      parameters: { IdempotencyKey: idempotencyKey },
      examples: exampleRefusals(JSON.stringify(paths)),
      schemas: schemas.components,
    },
  };
  return { document, sections };
}

/** Descriptions of the codes that operations refer to. */
function exampleRefusals(paths: string) {
  const examples = refusalList
    .filter(({ code }) => paths.includes(`#/components/examples/${code}"`))
    .map(({ code, status: statusCode, message }) => {
      const value = code === exampleProblem.code ? exampleProblem : { statusCode, code, message };
      return [code, { summary: message, value }] as const;
    });
  return Object.fromEntries(examples);
}

function codeTable(): string {
  const rows = refusalList.map(
    ({ code, status, message }) => `| \`${code}\` | ${status} | ${message} |`,
  );
  return ["| Code | Status | Message |", "| --- | --- | --- |", ...rows].join("\n");
}
