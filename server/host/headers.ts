// Security headers on every response, including static files and errors.
import type { Config } from "../config";
import { languageInAddress } from "./page-language";
import {
  alwaysHeaders,
  pagePolicy,
  partHeaders,
  strictTransport,
} from "../kernel/security-headers";

/** Responses other than pages and data load no script: files, and the host's own few pages. */
const plainPagePolicy = pagePolicy({ scripts: "'none'" });
const dataPolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** Stylesheets and scripts are only loaded by pages, and each byte of their headers delays the page that waits for them. */
const partsOfPages = /^\/build\/[\w./-]+\.(css|js)$/;
export const isPartOfPages = (path: string) => partsOfPages.test(path);
/** Also their redirects, which depend on a session or on a sign-in in progress. */
const privateAreas =
  /^\/(api|dashboard|admin|documents|login|logout|signup|forgot-password|reset-password|verify-email|confirm-new-email|undo-email-change|simulated-gateway)(\/|\.data$|$)/i;
/** The API document is public, and may be cached for the time it states. */
const published = /^\/api\/(openapi\.json|docs|docs\.css)$/;

/** `request` is null if the request couldn't be parsed. */
export function withSecurityHeaders(
  request: Request | null,
  response: Response,
  config: Config,
): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeaders(request, response, config)))
    headers.set(name, value);
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}

/** Headers that override a response's own. */
export function securityHeaders(
  request: Request | null,
  { headers }: Response,
  config: Config,
): Record<string, string> {
  const path = request ? new URL(languageInAddress(request.url).rest).pathname : "/";
  const isPart = isPartOfPages(path);
  const ours: Record<string, string> = { ...(isPart ? partHeaders : alwaysHeaders) };
  // One response may be framed by our own page.
  if (!isPart && headers.get("X-Frame-Options") === "SAMEORIGIN")
    ours["X-Frame-Options"] = "SAMEORIGIN";
  if (config.isSecure) ours["Strict-Transport-Security"] = strictTransport;
  if (!headers.has("Content-Security-Policy"))
    ours["Content-Security-Policy"] =
      isPart || path.startsWith("/api/") ? dataPolicy : plainPagePolicy;
  if (headers.get("Content-Type") === "application/json")
    ours["Content-Type"] = "application/json; charset=utf-8";
  if (privateAreas.test(path) && !(published.test(path) && headers.has("ETag")))
    ours["Cache-Control"] = "no-store";
  else if (!headers.has("Cache-Control")) ours["Cache-Control"] = "private, no-cache";
  return ours;
}

/** For responses written without the pages: refused methods, and requests that aren't HTTP. */
export function plainHeaders(config: Pick<Config, "isSecure">): Record<string, string> {
  return {
    ...alwaysHeaders,
    ...(config.isSecure && { "Strict-Transport-Security": strictTransport }),
    "Content-Security-Policy": dataPolicy,
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
  };
}
