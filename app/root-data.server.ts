// What every page is given: mode, theme, form token, one-use key and the message of the page before.
import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { paths } from "./paths";
import { commitSession, cookieSealing, newFormToken, portalMode, portalUrl, readSession } from "./session.server";
import { isOnlySigned } from "./session-cookie.server";
import { takeTyped } from "./typed-before.server";

/** Pages with a form for visitors: they get a session for its token. Other public pages set no cookie. */
const visitorForms = new Set([
  paths.login(),
  paths.signup(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.verifyEmail(),
  paths.contact(),
  paths.admin.login(),
]);

export async function rootData(request: Request) {
  const session = await readSession(request);
  const { pathname } = new URL(request.url);
  const cookies = request.headers.get("Cookie");
  const needsToken = !session.has("formToken") && visitorForms.has(pathname);
  if (needsToken) session.set("formToken", newFormToken());

  const notice = session.get("notice");
  const person = session.get("person");
  const before = person === undefined ? undefined : takeTyped(cookieSealing(), cookies, { person, path: pathname });
  const headers = new Headers();
  if (before) headers.append("Set-Cookie", before.setCookie);
  if (needsToken || notice !== undefined || isOnlySigned(cookies)) headers.append("Set-Cookie", await commitSession(session));
  const facts = {
    here: pathname,
    portalUrl: portalUrl(),
    mode: portalMode(),
    theme: themeIn(cookies),
    formToken: session.get("formToken") ?? "",
    formKey: randomUUID(),
    areExamplesOff: /(?:^|;\s*)examples=off(?:;|$)/.test(cookies ?? ""),
    isSignedIn: session.has("token"),
    isAdmin: session.get("role") === "admin",
    ...(notice && { notice }),
    ...(before?.typed && { typedBefore: before.typed }),
  };
  return data(facts, { headers });
}

function themeIn(cookies: string | null): "light" | "dark" | undefined {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? "")?.[1];
  return theme === "light" || theme === "dark" ? theme : undefined;
}
