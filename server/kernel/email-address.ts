// The one rule for email addresses: RFC 5321 for the lengths and the part before the @, IDNA for the domain.
import { asCode, asName } from "./typed-text";

const localMaximum = 64;
const labelMaximum = 63;
const domainMaximum = 255;
/** A path has at most 256 characters, and two of them are the angle brackets. */
export const emailMaximumLength = 254;

const word = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const local = new RegExp(String.raw`^${word}(?:\.${word})*$`, "i");
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** The address, with its domain as DNS knows it ("xn--…"), which is also what browsers send. Undefined if it isn't one. */
export function readEmailAddress(typed: string): string | undefined {
  const text = typed.normalize("NFKC");
  const at = text.lastIndexOf("@");
  const [before, domain] = [asCode(text.slice(0, Math.max(at, 0))), domainOf(text.slice(at + 1))];
  if (!local.test(before) || before.length > localMaximum || domain === undefined) return undefined;
  const address = `${before}@${domain}`;
  return address.length <= emailMaximumLength ? address : undefined;
}

export const isEmailAddress = (text: string): boolean => readEmailAddress(text) === text;

/** What is stored and compared; text that isn't an address stays for the rule that refuses it. */
export const asEmailAddress = (typed: string): string => readEmailAddress(typed) ?? asCode(typed);

function domainOf(typed: string): string | undefined {
  const name = asName(typed).replace(/[\p{Pd}\u2212]/gu, "-");
  if (/[\s/\\?#:@%[\]]/.test(name) || !URL.canParse(`http://${name}`)) return undefined;
  const { hostname } = new URL(`http://${name}`);
  const labels = hostname.split(".");
  const isName =
    labels.length > 1 &&
    !/^\d+$/.test(labels.at(-1) ?? "") &&
    hostname.length <= domainMaximum &&
    labels.every((one) => label.test(one) && one.length <= labelMaximum);
  if (!isName) return undefined;
  return hostname === name.toLowerCase() ? name : hostname;
}
