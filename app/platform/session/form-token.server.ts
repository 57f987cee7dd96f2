// A form's token names the person for whom its page was made: a nonce, and a keyed digest of both.
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

interface Named {
  /** The user's ID; empty for a visitor. */
  readonly person: string;
  readonly secret: string;
}

const nonceLength = 10;
const digestBytes = 16;

/** Only the start of the nonce, so that a page of many forms stays small. */
export function formTokenFor(nonce: string, named: Named): string {
  const start = nonce.slice(0, nonceLength);
  return start + digestOf(start, named);
}

/** The same for all pages of a person, so that a script sees whether a page it fetched is another person's. */
export const personMark = (named: Named): string =>
  digestOf("page", named).slice(0, nonceLength).toLowerCase();

export const isFormTokenFor = (token: string, named: Named): boolean =>
  isEqualText(formTokenFor(token, named), token);

export function isEqualText(expected: string | undefined, sent: string | undefined): boolean {
  if (!expected || !sent) return false;
  const [left, right] = [Buffer.from(expected), Buffer.from(sent)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function digestOf(nonce: string, { person, secret }: Named): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "form token", 32));
  const digest = createHmac("sha256", key).update(`${nonce}.${person}`).digest();
  return digest.subarray(0, digestBytes).toString("base64url");
}
