// Security headers: on every answer, static files and errors included.
import type { Config } from "../config";

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const dataPolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

const always: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // Stricter would leave out Origin, and every form post would be refused as foreign.
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

const strictTransport = "max-age=63072000; includeSubDomains";
const privateAreas = /^\/(api|dashboard|admin|documents)(\/|\.data$|$)/;

/** `request` is null where the request could not be read. */
export function withSecurityHeaders(request: Request | null, response: Response, config: Config): Response {
  const headers = securedHeaders(request, response, config);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** The answer's headers with ours. */
export function securedHeaders(request: Request | null, response: Response, config: Config): Headers {
  const headers = new Headers(response.headers);
  const path = request ? new URL(request.url).pathname : "/";
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  if (config.isSecure) headers.set("Strict-Transport-Security", strictTransport);
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", path.startsWith("/api/") ? dataPolicy : pagePolicy);
  }
  if (headers.get("Content-Type") === "application/json") headers.set("Content-Type", "application/json; charset=utf-8");
  if (privateAreas.test(path)) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return headers;
}

/** For answers written below the pages: refused methods and requests that are not HTTP. */
export function plainHeaders(config: Pick<Config, "isSecure">): Record<string, string> {
  return {
    ...always,
    ...(config.isSecure && { "Strict-Transport-Security": strictTransport }),
    "Content-Security-Policy": dataPolicy,
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
  };
}
