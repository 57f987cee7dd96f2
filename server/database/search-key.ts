// Normalizes text for comparisons that ignore case, accents and punctuation.

/** Email and username in the form in which they are compared: lowercase, composed Unicode. */
export function searchKey(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** Letters that aren't a base letter with an accent. */
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
};

/** Lower case without accents: "Müller" becomes "muller". */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðłþıς]/g, (letter) => plainLetters[letter] ?? letter)
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
  const digits = digitsOf(typed);
  return /^[\d\s()+./-]+$/.test(typed) && digits.length >= 5
    ? [digits]
    : [...new Set(searchWords(typed))];
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
