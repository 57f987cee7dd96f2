// Reads a posted form after the cross-site check, and ignores unknown fields.
import { needsFormToken } from "~/platform/session/same-site.server";
import { assertSameSite } from "~/platform/session/session.server";

const fieldName = /^(?!__)(?:kept:)?[A-Za-z]\w{0,40}(?:\.[A-Za-z]\w{0,40})?$/;
const inert = new Set(["constructor", "prototype"]);

/** `read` is called only when the browser's headers do not already refuse the post. */
export async function readForm(request: Request, read: () => Promise<FormData>): Promise<FormData> {
  if (!needsFormToken(request.headers)) await assertSameSite(request);
  const form = await read().catch(refuseUnreadable);
  await assertSameSite(request, form);
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
