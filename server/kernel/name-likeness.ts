// Whether two names could be mistaken for each other, whatever letters they consist of.
import { usernameSkeleton } from "./username-skeleton";

/** Letters that Unicode doesn't decompose into a Latin letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  đ: "d",
  ð: "d",
  ħ: "h",
  ł: "l",
  ŋ: "n",
  ø: "o",
  œ: "oe",
  ß: "ss",
  ŧ: "t",
  þ: "th",
};

/** Small capitals and letters that look like a Latin one in either case. */
const lookAlikes = lettersOf({
  a: "ᴀ",
  b: "ʙв",
  c: "ᴄꮯ",
  d: "ᴅ",
  e: "ᴇɛєэ",
  f: "ꜰ",
  g: "ɢ",
  h: "ʜ",
  i: "ɪɩ",
  j: "ᴊ",
  k: "ᴋĸ",
  l: "ʟ",
  m: "ᴍ",
  n: "ɴ",
  o: "ᴏ",
  p: "ᴘ",
  q: "ǫ",
  s: "ꜱ",
  t: "ᴛ",
  u: "ᴜʋ",
  v: "ᴠ",
  w: "ᴡѡա",
  y: "ʏ",
  z: "ᴢ",
});

/** Capitals that look like another letter than their small ones do. */
const capitals = lettersOf({
  a: "ΑᎪ",
  b: "ВΒᏴ",
  c: "СᏟ",
  d: "Ꭰ",
  e: "ЕΕᎬ",
  g: "Ꮐ",
  h: "НΗᎻ",
  i: "ІΙᎥ",
  j: "ЈᎫ",
  k: "КΚᏦ",
  l: "Ꮮ",
  m: "МΜᎷ",
  n: "Ν",
  o: "ОΟՕ",
  p: "РΡᏢ",
  r: "Ꭱ",
  s: "ЅՏᏚ",
  t: "ТΤᎢ",
  u: "Ս",
  v: "ѴᏙ",
  w: "ԜᎳ",
  x: "ХΧ",
  y: "УΥ",
  z: "ΖᏃ",
});

function lettersOf(groups: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([latin, others]) =>
      [...others].map((other) => [other, latin] as const),
    ),
  );
}

const replaced = (text: string, letters: ReadonlyMap<string, string>): string =>
  [...text].map((letter) => letters.get(letter) ?? letter).join("");

/** Letters without case, accents, width and invisible characters. */
function plainLettersOf(name: string): string {
  const bare = name
    .normalize("NFKD")
    .replace(/[\p{M}\p{DI}]/gu, "")
    .toLowerCase();
  return [...bare].map((letter) => plainLetters[letter] ?? letter).join("");
}

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words without case, accents, width, punctuation and invisible characters. */
export const plainWordsOf = (name: string): readonly string[] => wordsIn(plainLettersOf(name));

/** The same, with letters that look alike in one spelling. */
const wordsOf = (name: string): readonly string[] =>
  wordsIn(replaced(plainLettersOf(name), lookAlikes)).map(usernameSkeleton);

/** A letter of another alphabet can look like one Latin letter when small and another when capital, and the words can be in any order. */
export function appearancesOf(name: string): ReadonlySet<string> {
  const writings = [name, replaced(name.normalize("NFKD"), capitals)].map(wordsOf);
  const appearances = writings.flatMap((words) => [
    usernameSkeleton(words.join("")),
    usernameSkeleton([...words].sort().join("")),
  ]);
  return new Set(appearances.filter(Boolean));
}

/** Whether case, accents, width, spaces, invisible characters, the order of the words, and letters that look alike are all that differs. */
export function looksLike(one: string, other: string): boolean {
  const appearances = appearancesOf(other);
  return [...appearancesOf(one)].some((appearance) => appearances.has(appearance));
}

/** Whether two spellings are the same text, but for spaces and invisible characters. */
export function isSameText(one: string, other: string): boolean {
  const visible = (text: string) =>
    text
      .normalize("NFKC")
      .replace(/\p{DI}/gu, "")
      .replace(/\s+/gu, " ")
      .trim();
  return visible(one) === visible(other);
}
