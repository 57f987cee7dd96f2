// The headers of a page, whichever server runs it.
import { alwaysHeaders, pagePolicy, strictTransport } from "~server/contract/values/security-headers";
import { isSecurePortal } from "./session.server";

/** With a nonce for a hydrated page, whose inline scripts carry it. */
export function securePage(headers: Headers, nonce?: string): void {
  for (const [name, value] of Object.entries(alwaysHeaders)) headers.set(name, value);
  if (isSecurePortal()) headers.set("Strict-Transport-Security", strictTransport);
  headers.set("Content-Security-Policy", nonce ? pagePolicy({ ...allowed, scripts: `'nonce-${nonce}' 'strict-dynamic'` }) : plainPolicy);
}

// In development the page listens for rebuilds on another port.
const allowed = process.env.NODE_ENV === "development" ? { connections: "'self' ws:" } : {};
const plainPolicy = pagePolicy(allowed);
