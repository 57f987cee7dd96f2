// Calls that follow from an operation itself: the record that its path names, and a body made of its examples.
import type { Operation } from "~server/http/operation";
import type { Answer, Caller } from "./caller";
import { exampleBody } from "./example-body";
import { textFieldsOf, withValueAt } from "./text-fields";

/** IDs of records that exist, by the last word before their place in a path: "transactions" for "/transactions/{id}". */
export type Known = Readonly<Record<string, string>>;

/** Undefined if the path names a record that isn't known. */
export function addressOf({ path }: Operation, known: Known): string | undefined {
  const filled = path.replace(
    /([\w-]+)\/\{\w+\}/g,
    (place, noun: string) => `${noun}/${known[noun] ?? place}`,
  );
  return filled.includes("{") ? undefined : filled;
}

export function send(
  caller: Caller,
  { method }: Operation,
  address: string,
  body: object | undefined,
): Promise<Answer> {
  const verbs = { GET: caller.get, POST: caller.post, PATCH: caller.patch, DELETE: caller.delete };
  return method === "GET" ? caller.get(address) : verbs[method](address, body);
}

/** The examples of an operation that takes JSON, with this text in every field that may have it; undefined if none may. */
export function bodyWith(text: string, { body, encoding }: Operation): object | undefined {
  if (!body || encoding === "multipart") return undefined;
  const example = exampleBody(body);
  const filled = textFieldsOf(body)
    .filter(({ isFixed, path }) => !isFixed && !/password$/i.test(path))
    .map(({ path }) => path)
    .reduce((made, path) => {
      const next = withValueAt(made, path, text);
      return body.safeParse(next).success ? next : made;
    }, example);
  return filled === example ? undefined : filled;
}
