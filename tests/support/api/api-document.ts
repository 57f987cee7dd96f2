// The API document as a judge of answers: its own schemas, read by a validator that knows nothing of zod.
import { Ajv2020, type AnySchema, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { operations } from "~server/operations";
import { exampleOperator, setOperator } from "~server/kernel/operator";
import { makeReference } from "~server/features/api-reference/document";

type Called = { readonly method: string; readonly path: string };
type Answered = { readonly status: number; readonly headers: Headers };

// An earlier file of this process may have set another one.
setOperator(exampleOperator);
export const { document, sections } = makeReference({ isDemo: true }, operations);

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  // Each validator runs a few times: to share parts and to leave the code as it is takes less than half of the time.
  inlineRefs: false,
  code: { optimize: false },
});
addFormats.default(ajv);
ajv.addKeyword("components");
ajv.addSchema(
  { $id: "https://portal.example/openapi.json", components: document.components },
  undefined,
  undefined,
  false,
);
const compiled = new Map<object, (value: unknown) => ErrorObject[]>();

/** What of a value does not fit a schema of the document, in sentences. */
export function schemaErrors(schema: object, value: unknown): string[] {
  return judge(schema)(value).map(
    ({ instancePath, message, params }) =>
      `${instancePath || "it"} ${message} ${JSON.stringify(params)}`,
  );
}

function judge(schema: object): (value: unknown) => ErrorObject[] {
  const known = compiled.get(schema);
  if (known) return known;
  const absolute: AnySchema = JSON.parse(
    JSON.stringify(schema).replaceAll(
      '"#/components/',
      '"https://portal.example/openapi.json#/components/',
    ),
  );
  const validate = ajv.compile(absolute);
  const judgement = (value: unknown) => (validate(value) ? [] : (validate.errors ?? []));
  compiled.set(schema, judgement);
  return judgement;
}

/** The fields of an API schema without a type. */
export function untypedIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => {
    const fields = key === "properties" ? Object.entries<object>(inner) : [];
    const silent = fields.filter(
      ([, field]) => !/"(type|\$ref|anyOf|enum|const)":/.test(JSON.stringify(field)),
    );
    return [...silent.map(([name]) => name), ...untypedIn(inner)];
  });
}

/** Throws where a call answers what its document does not say: a status, a code, a header, a media type or a shape. */
export function expectDocumented(
  { method, path }: Called,
  { status, headers }: Answered,
  body: unknown,
): void {
  const call = `${method} ${path}`;
  const answer = document.paths[path]?.[method.toLowerCase()]?.responses[status];
  const shown = () => JSON.stringify(body);
  if (!answer)
    throw new Error(
      `${call} answered ${status}, which the API document does not list. Add its code to the refusals of the operation: ${shown()}`,
    );
  const missing = Object.keys(answer.headers ?? {}).filter((name) => !headers.has(name));
  if (missing.length > 0)
    throw new Error(
      `${call} answered ${status} without ${missing.join(", ")}, which the API document promises`,
    );
  const type = headers.get("content-type")?.split(";")[0] ?? "";
  const content = answer.content[type];
  if (!content)
    throw new Error(`${call} answered ${status} as ${type}, which the API document does not list`);
  const found = type === "application/json" ? schemaErrors(content.schema, body) : [];
  const advice = status < 400 ? "" : " A new code is added to the refusals of the operation.";
  if (found.length > 0)
    throw new Error(
      `${call} answered ${status} with what its API document does not say: ${found.join("; ")}.${advice} It was ${shown()}`,
    );
}
