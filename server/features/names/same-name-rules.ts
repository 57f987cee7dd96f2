// Whether two names are those of the same person, for all that can be seen.

// Letters that Unicode doesn't decompose into a letter and an accent.
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  đ: "d",
  ð: "d",
  ı: "i",
  ł: "l",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
};

/** Case, accents, punctuation, and the order of the words make no difference. */
export function isSameName(one: string, other: string): boolean {
  const normalized = wordsOf(one);
  return normalized !== "" && normalized === wordsOf(other);
}

function wordsOf(name: string): string {
  const folded = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[æđðıłøœßþ]/g, (letter) => plainLetters[letter] ?? letter);
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(" ");
}
