// The sealed cookie that holds a user's API token, the form token and a message for the next page.
import { randomBytes } from "node:crypto";
import {
  createCookieSessionStorage,
  createSession,
  redirect,
  type Session,
  type SessionStorage,
  type TypedResponse,
  createCookie,
  type Cookie,
} from "@remix-run/node";
import type { Role } from "~server/features/users/labels";
import { localPath } from "../paths/local-path";
import { paths } from "../paths";
import { cookieSealing } from "../settings.server";
import { formTokenFor } from "./form-token.server";
import type { NoticeMessage } from "~/ui/notice";
import { z } from "zod";
import { limits } from "~server/kernel/limits";
import { openText, sealText } from "./sealed-text.server";

interface SignedInData {
  token: string;
  role: Role;
  /** A nonce, from which the tokens of this session's forms are made. */
  formToken: string;
  /** The user's ID, which identifies the form's owner after the session has expired. */
  person: string;
}
interface SessionData extends SignedInData {
  /** Between the password and the code: the challenge for the API. */
  challenge?: string;
}
interface FlashData {
  notice: NoticeMessage;
}
export type PortalSession = Session<SessionData, FlashData>;

let storage: SessionStorage<SessionData, FlashData> | undefined;

function sessions(): SessionStorage<SessionData, FlashData> {
  return (storage ??= createCookieSessionStorage<SessionData, FlashData>({
    cookie: sessionCookie(cookieSealing()),
  }));
}

/** Cache of decrypted cookies, because the loaders of one page read the same cookie repeatedly. */
const verified = new Map<string, SignedInData>();
const verifiedMaximum = 500;

export async function readSession(request: Request): Promise<PortalSession> {
  const cookies = request.headers.get("Cookie") ?? "";
  const known = verified.get(cookies);
  if (known) return createSession<SessionData, FlashData>(known);
  const session = await sessions().getSession(cookies);
  const { token, role, formToken, person } = session.data;
  if (!token || !role || !formToken || !person || session.has("notice")) return session;
  if (verified.size >= verifiedMaximum) verified.clear();
  verified.set(cookies, { token, role, formToken, person });
  return session;
}

/** The `Set-Cookie` value of a changed session. */
export function commitSession(session: PortalSession): Promise<string> {
  return sessions().commitSession(session);
}

/** Signs a user in with a new session, so that nothing planted before the sign-in survives. */
export async function startSession({
  access_token: token,
  user,
}: {
  access_token: string;
  user: { id: string; isAdmin: boolean };
}): Promise<string> {
  const session = await sessions().getSession();
  session.set("token", token);
  session.set("role", user.isAdmin ? "admin" : "user");
  session.set("person", user.id);
  session.set("formToken", newFormToken());
  return commitSession(session);
}

/** A separate session while the code is pending: no user is signed in yet. */
export async function startChallenge(challenge: string): Promise<string> {
  const session = await sessions().getSession();
  session.set("challenge", challenge);
  session.set("formToken", newFormToken());
  return commitSession(session);
}

export async function destroySession(request: Request): Promise<string> {
  return sessions().destroySession(await readSession(request));
}

export const newFormToken = () => randomBytes(24).toString("base64url");

/** The user of a session that is signed in. */
export const personIn = (session: PortalSession): string | undefined =>
  session.has("token") ? session.get("person") : undefined;

/** The token of a page's forms; empty for a session without one. */
export function formTokenIn(session: PortalSession): string {
  const nonce = session.get("formToken");
  const { secret } = cookieSealing();
  return nonce ? formTokenFor(nonce, { person: personIn(session) ?? "", secret }) : "";
}

/** The session of a signed-in user; visitors are sent to sign in and return afterwards. */
export async function signedIn(request: Request): Promise<PortalSession> {
  const session = await readSession(request);
  if (!session.has("token")) throw redirect(signInAddress(request), 303);
  return session;
}

/** The sign-in that returns to this address, and says so if a form was not processed. */
export function signInAddress(request: Request): string {
  return paths.login(addressOf(request), formNoticeFor(request));
}

/** The session of an administrator; everyone else is sent to the administrators' sign-in. */
export async function signedInAdmin(request: Request): Promise<PortalSession> {
  const session = await readSession(request);
  if (session.get("role") === "admin") return session;
  throw redirect(
    paths.admin.login(
      addressOf(request),
      session.has("token") ? undefined : formNoticeFor(request),
    ),
    303,
  );
}

/** Headers of a redirect whose target shows a notice once. */
export function flash(
  request: Request,
  text: string,
  tone: NoticeMessage["tone"] = "success",
): Promise<Headers> {
  return flashed(request, { text, tone });
}

/** Redirects to a page that shows the message once. */
export async function redirectWithFlash(
  request: Request,
  to: string,
  ...message: [text: string, tone?: NoticeMessage["tone"]]
): Promise<TypedResponse<never>> {
  return redirect(to, { status: 303, headers: await flash(request, ...message) });
}

/** The same for the success modal, which has a title. */
export function flashSuccess(request: Request, title: string, text: string): Promise<Headers> {
  return flashed(request, { title, text, tone: "success" });
}

async function flashed(request: Request, notice: NoticeMessage): Promise<Headers> {
  const session = await readSession(request);
  session.flash("notice", notice);
  return new Headers({ "Set-Cookie": await commitSession(session) });
}

/** Tells the sign-in page that a form was not processed. In the URL, because a cookie set in response to a foreign post could replace a session's. */
const formNoticeFor = ({ method }: Request) =>
  method === "GET" || method === "HEAD" ? undefined : "unsent";

/** Where to return after signing in: this address, or for a post the page it was sent from. */
export function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return localPath(pathname.replace(/\.data$/, "") + search, paths.customer.dashboard());
}

interface CookieSealing {
  readonly isSecure: boolean;
  readonly secret: string;
}

const daySeconds = 86_400;
const purpose = "session";
const CookieData = z.record(z.string(), z.unknown());

/** Encrypted, because its token gives access to the API. */
export function sessionCookie({ isSecure, secret }: CookieSealing): Cookie {
  const options = {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
    // Longer than the session itself, so that a form left open until its end still knows its user.
    maxAge: limits.sessionAbsoluteMinutes * 60 + daySeconds,
  } as const;
  const name = isSecure ? "__Host-session" : "session";
  const plain = createCookie(name, options);
  return {
    name,
    isSigned: true,
    async parse(header, parsing) {
      const sealed: unknown = await plain.parse(header, parsing);
      const text = typeof sealed === "string" ? openText(sealed, { secret, purpose }) : undefined;
      return text === undefined ? null : CookieData.parse(JSON.parse(text));
    },
    // The storage ends a session with an empty text.
    serialize: (value, serializing) =>
      plain.serialize(
        value === "" ? "" : sealText(JSON.stringify(value), { secret, purpose }),
        serializing,
      ),
  };
}
