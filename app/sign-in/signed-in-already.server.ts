// A sign-in or sign-up form that arrives while an account is signed in: the answer says which one, and never switches accounts silently.
import { redirect } from "@remix-run/node";
import {
  assertOfSession,
  crossSite,
  madeForIn,
  refusedForm,
  type FormCheck,
} from "~/platform/posts/read-form.server";
import { retryParam } from "~server/kernel/form-recovery";
import { asCode } from "~server/kernel/typed-text";
import { switchField } from "~/ui/form-reply";
import { api } from "~/platform/api/api.server";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { needsFormToken } from "~/platform/session/same-site.server";
import { personIn, readSession, redirectWithFlash } from "~/platform/session/session.server";

/** The user whose session the API still accepts; a session that was ended there doesn't count. */
export async function signedInUser(request: Request) {
  if (!(await readSession(request)).has("token")) return undefined;
  const answer = await api(request).auth.profile();
  return answer.ok ? answer.value : undefined;
}

/**
 * Whether the visitor may have signed in just now, in a browser that keeps no cookie: sent here from a page that needs a
 * session, or from a refused form. A first visit to such a page looks the same, so what the page says begins with "if".
 */
export function mayBlockCookies({ headers, url }: Request): boolean {
  const { searchParams } = new URL(url);
  return !headers.has("Cookie") && (searchParams.has("returnTo") || searchParams.has(retryParam));
}

/** The home page of that user. */
export async function signedInHome(request: Request): Promise<string | undefined> {
  const user = await signedInUser(request);
  return user && homeOf(user);
}

const homeOf = ({ isAdmin }: { isAdmin: boolean }) =>
  isAdmin ? paths.admin.dashboard() : paths.customer.dashboard();

/** `destinationFor` is where the account that is signed in already goes if the form names the same one. */
export function assertNotSignedIn(
  destinationFor: (request: Request, isAdmin: boolean) => string,
): FormCheck {
  return async (request, form) => {
    const session = await readSession(request);
    if (personIn(session) === undefined) return assertOfSession(request, session, form);
    const isOwn = madeForIn(session, form) === "this person";
    const user = await signedInUser(request);
    if (!user) {
      if (needsFormToken(request.headers) && !isOwn) throw crossSite();
      return;
    }
    if (isOwn && form.has(switchField) && !user.isAdmin) return;
    if (namesAccount(form, user)) throw redirect(destinationFor(request, user.isAdmin), 303);
    throw await refusedForm(request);
  };
}

function namesAccount(form: FormData, { email, username }: { email: string; username: string }) {
  const sent = form.get("email");
  const typed = typeof sent === "string" ? asCode(sent).toLowerCase() : "";
  return [email, username].some((name) => name.toLowerCase() === typed);
}

/** Redirects home with a message that says who is signed in, if a user is. */
export async function redirectSignedIn(request: Request): Promise<void> {
  const user = await signedInUser(request);
  if (!user) return;
  const text = messagesFor(request, "signIn")("signedInAs", { name: user.fullname });
  throw await redirectWithFlash(request, homeOf(user), text, "info");
}
