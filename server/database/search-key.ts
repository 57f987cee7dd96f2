// Normalizes text for comparisons that ignore case, accents, forms of letters and punctuation.
import { foldDigits } from "../kernel/digits";

/** Email and username in the form in which they are compared: lowercase, composed Unicode. */
export function searchKey(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** Letters that aren't a base letter with an accent, and forms of a letter that a keyboard or a country prefers. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
  ς: "σ",
  // Arabic: alef wasla and maksura, ta marbuta, and the kaf and yeh of Persian and Urdu keyboards.
  "\u0671": "\u0627",
  "\u0649": "\u064a",
  "\u06cc": "\u064a",
  "\u06d2": "\u064a",
  "\u0629": "\u0647",
  "\u06c1": "\u0647",
  "\u06be": "\u0647",
  "\u06c3": "\u0647",
  "\u06d5": "\u0647",
  "\u06a9": "\u0643",
  // Hebrew: the forms at the end of a word.
  "\u05da": "\u05db",
  "\u05dd": "\u05de",
  "\u05df": "\u05e0",
  "\u05e3": "\u05e4",
  "\u05e5": "\u05e6",
};
const plainLetter = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "gu");

/** Stretches a word of Arabic, and means nothing. */
const tatweel = /\u0640/gu;

/** Lower case without accents: "Müller" becomes "muller". */
export function fold(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(tatweel, "")
    .toLowerCase();
  return foldDigits(plain)
    .replace(plainLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize("NFC");
}

/** The words of a text as a search compares them. An email address stays one word; apostrophes join: "O'Brien" is "obrien". */
function searchWords(text: string): string[] {
  return fold(text)
    .replace(/['’ʼ`´]/g, "")
    .split(/[^\p{L}\p{M}\p{N}@._]+/u)
    .map((word) => word.replace(/^[@._]+|[@._]+$/g, ""))
    .filter((word) => word !== "");
}

/** The search terms: the words entered, or the digits of a likely phone number, however it is grouped. */
export function searchTerms(typed: string): string[] {
  const text = foldDigits(typed);
  const digits = digitsOf(text);
  return /^[\d\s()+./-]+$/.test(text) && digits.length >= 5
    ? [digits]
    : [...new Set(searchWords(text))];
}

/** Without the trunk prefix, or the prefix dialed instead of the plus. */
const digitsOf = (phone: string) => phone.replace("(0)", "").replace(/\D/g, "").replace(/^0+/, "");

interface Searched {
  readonly fullname: string;
  readonly username: string;
  readonly email: string;
  readonly phone_number: string;
}

/** PostgreSQL limits the size of an index entry. */
const keyMaximumLength = 500;

/** Every word that a search finds the user by, the full name first, because lists by name sort by it. */
export const searchKeysOf = (person: Searched) => ({
  search_key: [
    ...[person.fullname, person.username, person.email].flatMap(searchWords),
    digitsOf(person.phone_number),
  ]
    .join(" ")
    .slice(0, keyMaximumLength),
});

/** A word whose % and _ are literal in a pattern with `escape '!'`. */
export function escapeLike(word: string): string {
  return word.replace(/[%_!]/g, "!$&");
}
