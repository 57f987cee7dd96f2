// Reads what was typed or pasted, by the kind of field and before any rule: without what can't be seen, and in one spelling of Unicode.
import { foldDigits } from "./digits";

/** Half of a character beyond the first 65,536, which no encoding can store. */
const halves = /\p{Cs}/gu;
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Also the marks that turn the direction of writing until another one ends it. */
const controls = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;
/** Characters that are drawn as nothing, and the blank of Braille. */
const unseen = /[\p{DI}\u2800]/gu;
const seen = /[\p{L}\p{N}\p{S}\p{P}]/u;
/** Scripts in which a joiner between two letters changes how they are written; in others it can't be seen. */
const joining = [
  "Arabic",
  "Bengali",
  "Devanagari",
  "Gujarati",
  "Gurmukhi",
  "Kannada",
  "Khmer",
  "Malayalam",
  "Mongolian",
  "Myanmar",
  "Oriya",
  "Sinhala",
  "Syriac",
  "Tamil",
  "Telugu",
];
const letters = `[${joining.map((script) => String.raw`\p{scx=${script}}`).join("")}]`;
const loneJoiner = String.raw`(?<!(?=[\p{L}\p{M}])${letters})[\u200c\u200d]|[\u200c\u200d](?!(?=[\p{L}\p{M}])${letters})`;
const unseenInNames = new RegExp(String.raw`${loneJoiner}|[^\P{DI}\u200c\u200d]|\u2800`, "gu");

/** Whether there is anything to see in a text, or to read aloud. */
export const canBeSeen = (text: string): boolean => seen.test(text.replace(unseen, ""));

/** Free text of several lines. */
export function asText(typed: string): string {
  const text = typed
    .replace(halves, "")
    .replace(lineEnds, "\n")
    .replace(controls, "")
    .normalize("NFC");
  return canBeSeen(text) ? text.trim() : "";
}

/** Free text of one line. */
export const asLine = (typed: string): string => asText(typed).replace(/[\n\t]+/g, " ");

/** What a person, a bank or a file is called. */
export const asName = (typed: string): string =>
  asLine(typed).replace(unseenInNames, "").replace(/\s+/gu, " ").trim();

/** A code, a number or an account: characters of other widths, dashes and digits of other scripts are the plain ones. */
export const asCode = (typed: string): string =>
  foldDigits(asLine(typed.normalize("NFKC")).replace(unseen, ""))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .trim();

/** Like a code, but a superscript or a fraction isn't a digit: "10²" isn't 102. */
export const asNumber = (typed: string): string =>
  asCode(typed.replace(/\p{No}/gu, "\ufffd"))
    .replace(/\u066b/g, ".")
    .replace(/\u066c/g, ",");

/** As an app or an invoice copies it: with its scheme, and with an amount behind the address. */
export const asCoinAddress = (typed: string): string =>
  asCode(typed)
    .replace(/\s/g, "")
    .replace(/^bitcoin:(?:\/\/)?/i, "")
    .replace(/\?.*$/, "");

export const asIban = (typed: string): string =>
  asAccount(asCode(typed).replace(/^iban[\s:.-]*/i, ""));

export const asBic = (typed: string): string =>
  asAccount(asCode(typed).replace(/^(?:bic|swift)(?:[/ ](?:bic|swift|code))*[\s:]+/i, ""));

/** An account or routing number: printed in groups, and with small letters. */
export const asAccount = (typed: string): string =>
  asCode(typed).replace(/[\s-]/g, "").toUpperCase();

/** RFC 8265, OpaqueString: all spaces are the same, and an accent is part of its letter however the keyboard sends it. */
export const asPassword = (typed: string): string =>
  typed.replace(/\p{Zs}/gu, " ").normalize("NFC");
