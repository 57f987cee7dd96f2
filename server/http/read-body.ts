// Reads what a request over HTTP carries: JSON, or multipart where the operation takes files.
import type { Result } from "../kernel/result";
import type { Operation } from "./operation";
import { refuse } from "../kernel/refusal";
import { readFormData, TooManyParts } from "./bounded-parts";
import { problemOf } from "./problem";

export async function readBody(operation: Operation, request: Request): Promise<Result<unknown>> {
  const type = request.headers.get("content-type") ?? "";
  const isMultipart = /^multipart\/form-data *(;|$)/i.test(type);
  const isJson = /^application\/json *(;|$)/i.test(type);
  const isTaken = isJson || (isMultipart && operation.encoding === "multipart");
  // A host cannot tell a body that is empty from one that is yet to come; an empty one needs no type.
  if (request.body && !isTaken && (type !== "" || !(await isEmpty(request)))) {
    return { ok: false, problem: problemOf(refuse("unsupported_media_type")) };
  }
  try {
    if (request.bodyUsed) return { ok: true, value: {} };
    if (isMultipart) return { ok: true, value: fieldsOf(await readFormData(type, request.body)) };
    return parsedJson(await request.text());
  } catch (error) {
    return error instanceof TooManyParts ? tooMany : malformed;
  }
}

const tooMany: Result<never> = { ok: false, problem: problemOf(refuse("too_large")) };
const malformed: Result<never> = { ok: false, problem: problemOf(refuse("malformed_body")) };

/** No text is an object without members. */
export function parsedJson(text: string): Result<unknown> {
  try {
    return { ok: true, value: text === "" ? {} : JSON.parse(text) };
  } catch {
    return malformed;
  }
}

async function isEmpty(request: Request): Promise<boolean> {
  const text = await request.text().catch(() => "cut off");
  return text === "";
}

/** A field given once is a value, given more often a list. */
export function fieldsOf(form: FormData): Record<string, unknown> {
  const names = new Set(form.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
