// The whole document, made once from the operations.
import { groups } from "./groups";
import { refusalMessages } from "../../kernel/refusals";
import { operator } from "../../kernel/operator";
import { listCalls, type OperationTable } from "./calls";
import { nameSchemas } from "./components";
import { withNotes } from "./field-notes";
import { asMarkdown, introduction, title, type ReferenceSection } from "./introduction";
import type { JsonSchema } from "./json-schema";
import { describeOperation, type DocumentedOperation, type Parameter } from "./describe-operation";
import { ProblemSchema } from "./problem-schema";

export interface ApiDocument {
  readonly openapi: "3.1.0";
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
    readonly contact: { readonly name: string; readonly email: string };
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly security: readonly Record<string, readonly string[]>[];
  readonly tags: readonly {
    readonly name: string;
    readonly "x-displayName": string;
    readonly description: string;
  }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, object>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly examples: Readonly<
      Record<string, { readonly summary: string; readonly value: Refusal }>
    >;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

interface Refusal {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

export interface Reference {
  readonly document: ApiDocument;
  readonly sections: readonly ReferenceSection[];
  /** What of the contract no client could make sense of; the tests expect none. */
  readonly faults: readonly string[];
}

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Made up by the client, new for each change: the same key and input have one effect",
  schema: {
    type: "string",
    pattern: "^[\\w-]{8,100}$",
    examples: ["0193e5a0-7b1c-7f3e-9d2a-5c8e1f4b6a90"],
  },
};

export function makeReference(
  mode: { isDemo: boolean },
  operations: Record<keyof typeof groups, OperationTable[string]>,
): Reference {
  const calls = listCalls(operations);
  const named = nameSchemas(calls, { problem: ProblemSchema });
  const schemas = Object.fromEntries(
    Object.entries(named.components).map(([name, schema]) => [name, annotated(schema)]),
  );
  const queries = new Map([...named.queries].map(([query, schema]) => [query, annotated(schema)]));
  const paths: Record<string, Record<string, DocumentedOperation>> = {};
  for (const call of calls) {
    const { path, method } = call.operation;
    (paths[path] ??= {})[method.toLowerCase()] = describeOperation(call, {
      ...named,
      queries,
      components: schemas,
    });
  }
  const sections = introduction(mode);
  const document: ApiDocument = {
    openapi: "3.1.0",
    info: {
      title,
      version: "1.0.0",
      summary: "Every call of the client portal and its back office",
      description: `${asMarkdown(sections)}\n\n### Codes\n\n${codeTable()}`,
      contact: { name: operator.company, email: operator.supportEmail },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api", description: "This portal" }],
    security: [{ bearer: [] }],
    tags: Object.entries(groups).map(([name, [heading, description]]) => ({
      name,
      "x-displayName": heading,
      description,
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The `access_token` of signing in or signing up",
        },
      },
      parameters: { IdempotencyKey: idempotencyKey },
      examples: exampleRefusals(paths),
      schemas,
    },
  };
  return { document, sections, faults: named.faults };
}

/** With a description and an example for each field whose name says what it is. */
function annotated(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          withNotes(name, annotated(field)),
        ]),
      ),
    }),
    ...(items && { items: annotated(items) }),
    ...(anyOf && { anyOf: anyOf.map(annotated) }),
    ...(oneOf && { oneOf: oneOf.map(annotated) }),
  };
}

function exampleRefusals(paths: ApiDocument["paths"]) {
  const text = JSON.stringify(paths);
  const isUsed = ([code]: [string, unknown]) => text.includes(`#/components/examples/${code}"`);
  const examples = Object.entries(refusalMessages)
    .filter(isUsed)
    .map(([code, { status: statusCode, message }]) => {
      const errors =
        code === "validation_failed" ? { errors: { amount: ["Enter a valid amount"] } } : {};
      return [code, { summary: message, value: { statusCode, code, message, ...errors } }] as const;
    });
  return Object.fromEntries(examples);
}

function codeTable(): string {
  const rows = Object.entries(refusalMessages).map(
    ([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`,
  );
  return ["| Code | Status | Message |", "| --- | --- | --- |", ...rows].join("\n");
}
