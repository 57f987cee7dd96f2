// The host's own few error responses: a small page, or the API's problem format under /api.
import { createHash } from "node:crypto";
import { getConfig } from "../config";
import { fileSize } from "../kernel/file-size";
import { pagePolicy } from "../kernel/security-headers";
import { directionOf, type Locale } from "../locales/locale";
import { messagesIn } from "../locales/messages";
import { languageOfRequest } from "./page-language";

const codes = {
  400: "bad_request",
  403: "cross_site",
  405: "method_not_allowed",
  408: "too_slow",
  413: "too_large",
  415: "unsupported_media_type",
  429: "too_many_requests",
  500: "internal",
  503: "unavailable",
} as const;

/** The same as in `server/ops/unavailable.html`. The page also has to work where the stylesheets can't be loaded. */
const styles =
  ":root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif}main{max-width:40rem;margin:4rem auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}p{overflow-wrap:anywhere}";
const policy = pagePolicy({
  scripts: "'none'",
  styleHash: `sha256-${createHash("sha256").update(styles).digest("base64")}`,
});

interface Faulty {
  readonly status: keyof typeof codes;
  /** Of the body, if it's too large. */
  readonly limitBytes: number | undefined;
}

function wordsOf({ status, limitBytes = 0 }: Faulty, locale: Locale): readonly [string, string] {
  const t = messagesIn(locale, "errors");
  const limit = { size: fileSize(limitBytes, locale) };
  const messages = {
    400: [t("badRequestTitle"), t("unreadable")],
    403: [t("crossSiteTitle"), t("crossSiteText")],
    405: [t("methodTitle"), t("methodText")],
    408: [t("tooSlowTitle"), t("tooSlowText")],
    413: [t("tooLargeTitle"), t("bodyTooLargeText", limit)],
    415: [t("encodedTitle"), t("encodedText")],
    429: [t("tooManyRequestsTitle"), t("tooManyRequestsText")],
    500: [t("internalTitle"), t("pageFailed")],
    503: [t("unavailableTitle"), t("tryLater")],
  } as const;
  return messages[status];
}

export function refusal(
  request: Request | null,
  status: keyof typeof codes,
  limitBytes?: number,
): Response {
  const portal = getConfig();
  const locale = request ? languageOfRequest(request, portal) : portal.portalLanguage;
  const [title, message] = wordsOf({ status, limitBytes }, locale);
  const headers = adviceOf(status);
  if (request && new URL(request.url).pathname.startsWith("/api/")) {
    return Response.json({ statusCode: status, code: codes[status], message }, { status, headers });
  }
  const page = `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${styles}</style></head>
<body><main><h1>${title}</h1><p>${message}</p>${referenceOf(request, status, locale)}<p><a href="/">${messagesIn(locale, "errors")("goHome")}</a></p></main></body>
</html>
`;
  return new Response(page, {
    status,
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
    },
  });
}

/** The methods of an address that only shows something. */
export const reading: readonly string[] = ["GET", "HEAD"];

/** A method that an address doesn't take, with those that it takes. */
export function methodRefusal(request: Request, allowed: readonly string[]): Response {
  const answer = refusal(request, 405);
  answer.headers.set("Allow", allowed.join(", "));
  return answer;
}

/** When to try again, in seconds, and in which coding. */
function adviceOf(status: keyof typeof codes): Record<string, string> {
  if (status === 503) return { "Retry-After": "5" };
  if (status === 415) return { "Accept-Encoding": "identity" };
  return status === 429 ? { "Retry-After": "1" } : {};
}

/** An ID that customers can quote, and operators find in the log. Only letters, digits, dots, dashes and underscores. */
function referenceOf(request: Request | null, status: number, locale: Locale): string {
  const id = status >= 500 ? request?.headers.get("x-request-id") : null;
  return id && /^[\w.-]+$/.test(id)
    ? `<p>${messagesIn(locale, "errors")("reference", { reference: id })}</p>`
    : "";
}
