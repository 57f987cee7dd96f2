// Reads the body of an HTTP request: JSON, or multipart if the operation accepts files.
import type { Refused } from "./call";
import type { Operation } from "./operation";
import { refuse } from "../kernel/refusal";
import { partsMaximum, readFormData, TooManyParts } from "./bounded-parts";

/** The body, or why it couldn't be read. */
export type Body = { readonly value: unknown } | Refused;

export async function readBody(operation: Operation, request: Request): Promise<Body> {
  const type = request.headers.get("content-type") ?? "";
  const isMultipart = /^multipart\/form-data *(;|$)/i.test(type);
  const isJson = /^application\/json *(;|$)/i.test(type);
  const isAccepted = isJson || (isMultipart && operation.encoding === "multipart");
  // Hosts can't distinguish an empty body from one that hasn't arrived; an empty one needs no type.
  if (request.body && !isAccepted && (type !== "" || !(await isEmpty(request)))) {
    return refuse("unsupported_media_type");
  }
  try {
    if (request.bodyUsed) return { value: {} };
    if (isMultipart) return { value: fieldsOf(await readFormData(type, request.body)) };
    return parsedJson(await request.text());
  } catch (error) {
    return error instanceof TooManyParts
      ? refuse("too_many_parts", { values: { maximum: partsMaximum } })
      : refuse("malformed_body");
  }
}

/** An empty text is an empty object. */
export function parsedJson(text: string): Body {
  try {
    return { value: text === "" ? {} : JSON.parse(text) };
  } catch {
    return refuse("malformed_body");
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
