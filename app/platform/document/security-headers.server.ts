// The headers of a page, whichever server runs it.
import { alwaysHeaders, pagePolicy, strictTransport } from "~server/kernel/security-headers";
import { isSecurePortal } from "../session/session.server";

interface PageNeeds {
  /** Of a hydrated page, whose inline scripts carry it. */
  readonly nonce?: string | undefined;
  /** Of the one inline script of a page that is not hydrated. */
  readonly hash?: string | undefined;
  /** Of the styles that stand in the page. */
  readonly styleHash?: string | undefined;
  readonly framesOwn?: true | undefined;
}

export function securePage(
  headers: Headers,
  { framesOwn, styleHash, ...scripts }: PageNeeds,
): void {
  for (const [name, value] of Object.entries(alwaysHeaders)) headers.set(name, value);
  if (isSecurePortal()) headers.set("Strict-Transport-Security", strictTransport);
  headers.set(
    "Content-Security-Policy",
    pagePolicy({ ...allowed, framesOwn, styleHash, scripts: scriptSource(scripts) }),
  );
}

// In development the page listens for rebuilds on another port.
const allowed = process.env.NODE_ENV === "development" ? { connections: "'self' ws:" } : {};

/** Browsers that do not know 'strict-dynamic' show the page without scripts, which works. */
function scriptSource({ nonce, hash }: Pick<PageNeeds, "nonce" | "hash">): string {
  if (nonce) return `'nonce-${nonce}' 'strict-dynamic'`;
  return hash ? `'${hash}' 'strict-dynamic'` : "'none'";
}
