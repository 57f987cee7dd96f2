// Decides whether a post comes from our own pages. A pure function, so that a test can list every case.
import { isEqualText } from "./form-token.server";

interface Post {
  readonly headers: Headers;
  /** Our own origins: the address of the request, and the public address. */
  readonly allowedOrigins: readonly string[];
  /** The token of the session, and the one the form sent. Needed only where a browser sends neither header. */
  readonly expectedToken?: string;
  readonly sentToken?: string;
}

/** Browsers show where a post comes from by headers; text browsers send none and use the form token. */
export function isSameSite({ headers, allowedOrigins, expectedToken, sentToken }: Post): boolean {
  const origin = headers.get("Origin");
  const fetchSite = headers.get("Sec-Fetch-Site");
  if (origin !== null && !allowedOrigins.includes(origin)) return false;
  if (fetchSite !== null && fetchSite !== "same-origin" && fetchSite !== "none") return false;
  if (origin !== null || fetchSite !== null) return true;
  return isEqualText(expectedToken, sentToken);
}

/** True if the headers aren't conclusive and the form token has to decide. */
export function needsFormToken(headers: Headers): boolean {
  return headers.get("Origin") === null && headers.get("Sec-Fetch-Site") === null;
}
