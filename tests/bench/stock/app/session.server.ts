// The portal's own session cookie, read as the Remix guide does it, and the person behind its token.
import { createHash } from "node:crypto";
import { createCookieSessionStorage, redirect } from "@remix-run/node";
import { sessionCookie } from "~/platform/session/session.server";
import { personByToken } from "./queries.server";

const storage = createCookieSessionStorage({
  cookie: sessionCookie({ isSecure: false, secret: process.env.SESSION_SECRET ?? "" }),
});

export const readSession = (request: Request) => storage.getSession(request.headers.get("Cookie"));
export const commitSession = storage.commitSession;

export async function signedIn(request: Request) {
  const session = await readSession(request);
  const token: unknown = session.get("token");
  const person =
    typeof token === "string"
      ? personByToken(createHash("sha256").update(token).digest("base64url"))
      : null;
  if (!person) throw redirect("/login");
  return person;
}
