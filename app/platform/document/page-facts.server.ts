// Facts of every page: mode, theme, form token, idempotency key and the previous page's notice.
// Not a root loader: Remix encodes what loaders return for its scripts in the browser, which no page uses.
import { randomUUID } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { z } from "zod";
import type { Locale } from "~server/locales/locale";
import { sentByScriptHeader } from "~server/kernel/form-recovery";
import type { FormReply } from "~/ui/form-reply";
import { recoverForm } from "~/platform/posts/recovery.server";
import { addressLanguageOf, localeOf, messagesFor } from "../locale.server";
import { languageAddress, paths, pathsIn } from "../paths";
import { localPath } from "../paths/local-path";
import {
  commitSession,
  formTokenIn,
  newFormToken,
  personIn,
  readSession,
  type PortalSession,
} from "../session/session.server";
import { areCardDepositsOn, cookieSealing, identityRequired, portalMode } from "../settings.server";
import { personMark } from "../session/form-token.server";
import type { NoticeMessage } from "~/ui/notice";
import type { PageFacts } from "~/ui/page-facts";

/** Pages with a form for visitors, who get a session for its token. Other public pages set no cookie. */
const visitorForms = new Set([
  paths.login(),
  paths.signup(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.verifyEmail(),
  paths.confirmNewEmail(),
  paths.undoEmailChange(),
  paths.contact(),
  paths.admin.login(),
]);

const startsEmpty = (request: Request): NoticeMessage => ({
  text: messagesFor(request, "forms")("noLongerKept"),
  tone: "info",
});

interface FactsAndCookies {
  readonly facts: PageFacts;
  /** `Set-Cookie` values. */
  readonly cookies: readonly string[];
}

const Resumed = z.object({ isResumed: z.literal(true) });

/** Whether the page shows what was sent before, so that nothing needs to be entered again. */
export const isResumed = ({ staticHandlerContext }: EntryContext): boolean =>
  Object.values(staticHandlerContext.loaderData).some((data) => Resumed.safeParse(data).success);

interface Shown {
  readonly isErrorPage: boolean;
  readonly isResumed: boolean;
  /** A form that is shown in the answer to its post. */
  readonly refusedForm: FormReply | undefined;
}

/** An error page shows no form but to sign out, leaves the notice for the next page, and sets no cookie: it may answer another site's post. */
export async function readPageFacts(
  request: Request,
  { isErrorPage, isResumed, refusedForm }: Shown,
): Promise<FactsAndCookies> {
  const session = await readSession(request);
  const cookies = request.headers.get("Cookie");
  const needsToken = !isErrorPage && needsFormTokenFor(request, session);
  if (needsToken) session.set("formToken", newFormToken());
  const addressLanguage = addressLanguageOf(request);
  const here = hereIn(request, addressLanguage);
  const links = pathsIn(addressLanguage);
  const facts = {
    here,
    // With a query that is too long to return to, the page itself.
    address: localPath(here + new URL(request.url).search, here),
    hrefs: { contact: links.contact(), theme: links.theme(), language: links.language() },
    mode: portalMode(),
    areCardDepositsOn: areCardDepositsOn(),
    identityRequired: identityRequired(),
    locale: localeOf(request),
    addressLanguage,
    theme: themeIn(cookies),
    formToken: formTokenIn(session),
    formKey: randomUUID(),
    areExamplesOff: /(?:^|;\s*)examples=off(?:;|$)/.test(cookies ?? ""),
    isSignedIn: session.has("token"),
    personMark: personMark({ person: personIn(session) ?? "", secret: cookieSealing().secret }),
  };
  if (isErrorPage) return { facts, cookies: [] };

  const { recovery, isOver, setCookie } = refusedForm
    ? { recovery: { formReply: refusedForm }, isOver: false }
    : await recoverForm(request, session.get("person"));
  // A script that uploaded a form discards this page and opens it: the notice is kept for that.
  const flashed = request.headers.has(sentByScriptHeader) ? undefined : session.get("notice");
  const notice = flashed ?? (isOver && !isResumed ? startsEmpty(request) : undefined);
  const commits = needsToken || flashed !== undefined;
  return {
    facts: { ...facts, ...(notice && { notice }), ...recovery },
    cookies: [
      ...(setCookie ? [setCookie] : []),
      ...(commits ? [await commitSession(session)] : []),
    ],
  };
}

function hereIn({ url }: Request, language: Locale | undefined): string {
  const { pathname } = new URL(url);
  return language === undefined ? pathname : languageAddress(pathname, language);
}

const needsFormTokenFor = ({ url }: Request, session: PortalSession) =>
  !session.has("formToken") && visitorForms.has(new URL(url).pathname);

function themeIn(cookies: string | null): "light" | "dark" | undefined {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? "")?.[1];
  return theme === "light" || theme === "dark" ? theme : undefined;
}
