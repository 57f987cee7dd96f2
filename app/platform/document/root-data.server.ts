// Data of every page: mode, theme, form token, idempotency key and the previous page's notice.
import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { inPlaceHeader } from "~server/kernel/form-recovery";
import { recoverForm } from "~/form/recovery.server";
import { localeOf, messagesFor } from "../locale.server";
import { paths } from "../paths";
import { commitSession, newFormToken, readSession } from "../session/session.server";
import { areCardDepositsOn, portalMode, portalUrl } from "../settings.server";
import { wantsFormToken } from "../session/same-site.server";
import { isOnlySigned } from "../session/session-cookie.server";
import type { NoticeMessage } from "~/ui/notice";

/** Pages with a form for visitors: a browser that needs a token gets a session for it. Other public pages set no cookie. */
const visitorForms = new Set([
  paths.login(),
  paths.signup(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.verifyEmail(),
  paths.confirmNewEmail(),
  paths.contact(),
  paths.admin.login(),
]);

const startsEmpty = (request: Request): NoticeMessage => ({
  text: messagesFor(request, "forms")("noLongerKept"),
  tone: "info",
});

export async function rootData(request: Request) {
  const session = await readSession(request);
  const { pathname } = new URL(request.url);
  const cookies = request.headers.get("Cookie");
  const needsToken =
    !session.has("formToken") && visitorForms.has(pathname) && wantsFormToken(request.headers);
  if (needsToken) session.set("formToken", newFormToken());

  const { recovery, isOver, setCookie } = await recoverForm(request, session.get("person"));
  // A script that follows a redirect discards the page and navigates itself: the notice is kept for that.
  const flashed = request.headers.has(inPlaceHeader) ? undefined : session.get("notice");
  const notice = flashed ?? (isOver ? startsEmpty(request) : undefined);
  const headers = new Headers();
  if (setCookie) headers.append("Set-Cookie", setCookie);
  if (needsToken || flashed !== undefined || isOnlySigned(cookies))
    headers.append("Set-Cookie", await commitSession(session));
  const facts = {
    here: pathname,
    portalUrl: portalUrl(),
    mode: portalMode(),
    areCardDepositsOn: areCardDepositsOn(),
    locale: localeOf(request),
    theme: themeIn(cookies),
    formToken: session.get("formToken") ?? "",
    formKey: randomUUID(),
    areExamplesOff: /(?:^|;\s*)examples=off(?:;|$)/.test(cookies ?? ""),
    isSignedIn: session.has("token"),
    isAdmin: session.get("role") === "admin",
    ...(notice && { notice }),
    ...recovery,
  };
  return data(facts, { headers });
}

function themeIn(cookies: string | null): "light" | "dark" | undefined {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? "")?.[1];
  return theme === "light" || theme === "dark" ? theme : undefined;
}
