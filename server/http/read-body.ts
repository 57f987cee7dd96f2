// Reads the body of an HTTP request: JSON, or multipart if the operation accepts files.
import type { Refused } from "./call";
import type { Operation } from "./operation";
import { refuse } from "../kernel/refusal";

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
    if (isMultipart) return formValue(await readFormData(type, request.body));
    return jsonIn(await request.arrayBuffer());
  } catch (error) {
    return error instanceof TooManyParts
      ? refuse("too_many_parts", { values: { maximum: partsMaximum } })
      : refuse("malformed_body");
  }
}

/** JSON is UTF-8, whatever charset its type names (RFC 8259). An empty body is an empty object. */
export function jsonIn(body: ArrayBuffer | Uint8Array): Body {
  const text = textIn(body);
  if (text === null) return refuse("wrong_encoding");
  try {
    const value: unknown = text === "" ? {} : JSON.parse(text);
    return loneHalf.test(text) && !isWellFormed(value) ? refuse("malformed_body") : { value };
  } catch {
    return refuse("malformed_body");
  }
}

/** Null if it is in another encoding. A mark at the beginning is left out. */
function textIn(body: ArrayBuffer | Uint8Array): string | null {
  const [first, second] = new Uint8Array(body);
  // JSON begins with two ASCII characters, of which UTF-16 and UTF-32 make zeros that are valid UTF-8, too.
  if (second !== undefined && (first === 0) !== (second === 0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

/** An escape for half of a character, as in `"\ud83d"`. Alone it can't be stored. */
const loneHalf = /\\ud[89a-f]/i;

/** JSON.stringify writes such an escape only for a half that is alone. */
const isWellFormed = (value: unknown) => !/(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(value));

/** The parser puts a mark in the place of bytes that aren't UTF-8. */
function formValue(form: FormData): Body {
  const isUtf8 = [...form.values()].every(
    (value) => typeof value !== "string" || !value.includes("\uFFFD"),
  );
  return isUtf8 ? { value: fieldsOf(form) } : refuse("wrong_encoding");
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

/** Each part costs more than its bytes. Ten files and many times the fields of the longest form; pages have the same limit. */
export const partsMaximum = 300;

export class TooManyParts extends Error {
  override name = "TooManyParts";
}

/** Throws TooManyParts as soon as there is one more, and TypeError if the body isn't multipart. */
export async function readFormData(
  type: string,
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
): Promise<FormData> {
  const boundary = boundaryIn(type);
  if (boundary === undefined || body === null)
    throw new TypeError("a form without a boundary or without a body");
  const counter = partCounter(`--${boundary}`);
  // The parser gets the same boundary that was counted.
  const headers = { "Content-Type": `multipart/form-data; boundary="${boundary}"` };
  const counted = body.pipeThrough(counter.through);
  return new Response(counted, { headers }).formData().catch((error: unknown) => {
    throw counter.isOver() ? new TooManyParts() : error;
  });
}

function boundaryIn(type: string): string | undefined {
  return /;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;",]{1,70}))/i
    .exec(type)
    ?.slice(1)
    .find((found) => found !== undefined);
}

function partCounter(delimiter: string) {
  const mark = Buffer.from(delimiter);
  let tail = Buffer.alloc(0);
  let found = 0;
  // One more for the closing boundary.
  const isOver = () => found > partsMaximum + 1;
  const through = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      const text = Buffer.concat([tail, chunk]);
      for (
        let at = text.indexOf(mark);
        at >= 0 && !isOver();
        at = text.indexOf(mark, at + mark.length)
      )
        found += 1;
      if (isOver()) return controller.error(new TooManyParts());
      // A boundary may span two chunks; what is kept is shorter than one, so it is never counted twice.
      tail = text.subarray(Math.max(0, text.length - mark.length + 1));
      controller.enqueue(chunk);
    },
  });
  return { through, isOver };
}
