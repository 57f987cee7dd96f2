// The security headers of a page, on every server.
import { alwaysHeaders, pagePolicy, strictTransport } from "~server/kernel/security-headers";
import { isSecurePortal } from "../settings.server";
import { siteStylesHash } from "./site-styles.server";

interface PageNeeds {
  /** The hash of the inline script. */
  readonly hash?: string | undefined;
  readonly framesOwn?: true | undefined;
  /** Of pages for search engines only. */
  readonly hasManifest: boolean;
}

export function securePage(headers: Headers, { hash, ...needs }: PageNeeds): void {
  for (const [name, value] of Object.entries(alwaysHeaders)) headers.set(name, value);
  if (isSecurePortal()) headers.set("Strict-Transport-Security", strictTransport);
  headers.set(
    "Content-Security-Policy",
    pagePolicy({ ...allowed, ...needs, scripts: scriptSource(hash), styleHash: siteStylesHash() }),
  );
}

// In development the page listens for rebuilds on another port.
const allowed = process.env.NODE_ENV === "development" ? { connections: "'self' ws:" } : {};

/** Browsers that do not know 'strict-dynamic' show the page without scripts, which works. */
function scriptSource(hash: PageNeeds["hash"]): string {
  return hash ? `'${hash}' 'strict-dynamic'` : "'none'";
}
