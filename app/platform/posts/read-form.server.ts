// Reads a posted form and ignores unknown fields. A form belongs to the person for whom its page was made: it is refused if someone else
// has signed in since, and nothing of it is kept.
import { json, redirect } from "@remix-run/node";
import { api } from "../api/api.server";
import { paths } from "../paths";
import { isSameSite, needsFormToken } from "../session/same-site.server";
import { isFormTokenFor, isEqualText } from "../session/form-token.server";
import {
  formTokenIn,
  personIn,
  readSession,
  signInAddress,
  type PortalSession,
} from "../session/session.server";
import { cookieSealing, portalUrl } from "../settings.server";

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

/** Throws the response to a form that may not be processed. */
export type FormCheck = (request: Request, form: FormData) => Promise<void>;

/** For whom a form was made, as far as its token says. */
type MadeFor = "this person" | "a visitor" | "unknown" | "another person";

export const crossSite = () =>
  new Response("This form was not sent from our own page.", {
    status: 403,
    statusText: "cross-site",
  });

/** Whether the browser's headers, or without them the session's own token, say that a post comes from our pages. */
function isOurs({ headers, url }: Request, tokens: { expectedToken?: string; sentToken?: string }) {
  return isSameSite({ headers, allowedOrigins: [new URL(url).origin, portalUrl()], ...tokens });
}

/** Refuses by the headers alone, before anything is read. */
export function assertNotForeign(request: Request): void {
  if (!needsFormToken(request.headers) && !isOurs(request, {})) throw crossSite();
}

/** What a form needs unless it says otherwise. */
export const assertOwnForm: FormCheck = (request, form) => assertMadeFor(request, form, false);

/** Also takes a form that a visitor opened before they or someone else signed in: it does nothing with the account. */
export const assertOwnOrVisitorForm: FormCheck = (request, form) =>
  assertMadeFor(request, form, true);

async function assertMadeFor(request: Request, form: FormData, takesVisitors: boolean) {
  const session = await readSession(request);
  if (personIn(session) === undefined) return assertOfSession(request, session, form);
  const madeFor = madeForIn(session, form);
  if (madeFor === "this person") return;
  const isProven = !needsFormToken(request.headers);
  if (madeFor === "unknown" && !isProven) throw crossSite();
  if (takesVisitors && isProven && madeFor !== "another person") return;
  throw await refusedForm(request);
}

/** A browser that doesn't say where a post comes from needs the token of its session. */
export function assertOfSession(request: Request, session: PortalSession, form: FormData): void {
  const tokens = { expectedToken: formTokenIn(session), sentToken: tokenOf(form) };
  if (!isOurs(request, tokens)) throw crossSite();
}

/** Whether the form was made in this very session. */
export const isOfSession = (session: PortalSession, form: FormData): boolean =>
  isEqualText(formTokenIn(session), tokenOf(form));

export function madeForIn(session: PortalSession, form: FormData): MadeFor {
  const token = tokenOf(form);
  const { secret } = cookieSealing();
  if (token === "") return "unknown";
  if (isFormTokenFor(token, { person: personIn(session) ?? "", secret })) return "this person";
  return isFormTokenFor(token, { person: "", secret }) ? "a visitor" : "another person";
}

/** Says who is signed in; if no one is any more, leads to the sign-in. */
export async function refusedForm(request: Request): Promise<Response> {
  const person = await api(request).auth.profile();
  if (!person.ok && person.problem.code === "unauthenticated")
    return redirect(signInAddress(request), 303);
  const signedIn = person.ok
    ? {
        name: person.value.fullname,
        homeHref: person.value.isAdmin ? paths.admin.dashboard() : paths.customer.dashboard(),
      }
    : {};
  return json(signedIn, { status: 403, statusText: "other-person" });
}

export function tokenOf(form: FormData): string {
  const token = form.get("formToken");
  return typeof token === "string" ? token : "";
}
