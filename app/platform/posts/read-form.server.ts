// Reads a posted form, refuses it if it isn't this person's, and ignores unknown fields.
import { assertNotForeign, assertOwnForm, type FormCheck } from "./form-owner.server";

const fieldName = /^(?!__)(?:pending:)?[A-Za-z]\w{0,40}(?:\.[A-Za-z]\w{0,40})?$/;
const inert = new Set(["constructor", "prototype"]);

/** `read` is called only when the browser's headers do not already refuse the post. */
export async function readForm(
  request: Request,
  read: () => Promise<FormData>,
  check: FormCheck = assertOwnForm,
): Promise<FormData> {
  assertNotForeign(request);
  const form = await read().catch(refuseUnreadable);
  await check(request, form);
  return withKnownNames(form);
}

function refuseUnreadable(error: unknown): never {
  if (error instanceof Response) throw error;
  throw new Response("The form could not be read.", { status: 400 });
}

function withKnownNames(form: FormData): FormData {
  const known = new FormData();
  for (const [name, value] of form.entries()) {
    const isKnown = fieldName.test(name) && !name.split(".").some((segment) => inert.has(segment));
    if (isKnown) known.append(name, value);
  }
  return known;
}
