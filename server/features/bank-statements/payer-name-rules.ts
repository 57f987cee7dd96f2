// Whether the payer that a bank names is the holder of an account of the portal.
import { plainWordsOf } from "../../kernel/name-likeness";

/** Forms of address and degrees, which banks keep or leave out. */
const titles = new Set([
  ...["mr", "mrs", "ms", "miss", "mx", "sir", "dame", "dr", "prof", "rev", "esq"],
  ...["herr", "herrn", "frau", "fr", "dipl", "ing", "mag", "msc", "bsc", "mba", "phd", "med"],
  ...["m", "mme", "mlle", "monsieur", "madame", "sig", "sra", "sr", "srta", "don", "dona"],
  ...["dhr", "mevr", "mw", "pan", "pani", "hr", "fru"],
]);

/** Where formats of banks cut names off: a space in that place is lost, too. */
const cuts = [27, 35, 54, 70, 140];

const isCut = (name: string): boolean => {
  const { length } = name.trim();
  return cuts.some((cut) => length === cut || length === cut - 1);
};

/** Banks write ä as ae or as a. */
const folded = (word: string): string => word.replace(/([aou])e/g, "$1").replace(/aa/g, "a");

function wordsWithoutTitles(name: string): readonly string[] {
  const words = plainWordsOf(name);
  const bare = words.filter((word) => !titles.has(word));
  return (bare.length > 0 ? bare : words).map(folded);
}

/** Orders of more words than this aren't tried: no name of a person needs it. */
const wordsMaximum = 12;

/** Whether case, accents, the order of the words, titles, punctuation and the bank's own cut are all that differs. */
export function isSamePayer(named: string, holder: string): boolean {
  const [wanted, words] = [wordsWithoutTitles(named).join(""), wordsWithoutTitles(holder)];
  if (wanted === "") return false;
  if (words.length > wordsMaximum) return wanted === words.join("");
  return spells(wanted, words, { mayEndEarly: isCut(named), failed: new Set() });
}

interface Spelling {
  /** Of a text that is cut off, the end may be missing. */
  readonly mayEndEarly: boolean;
  /** What was tried: words that are left in place of a text. */
  readonly failed: Set<string>;
}

/** Whether the words, in some order, make the text. */
function spells(text: string, words: readonly string[], spelling: Spelling): boolean {
  const { mayEndEarly, failed } = spelling;
  if (text === "") return mayEndEarly || words.length === 0;
  const attempt = `${text.length} ${words.join(" ")}`;
  if (failed.has(attempt)) return false;
  const isFound = words.some((word, at) => {
    if (mayEndEarly && word.startsWith(text)) return true;
    return (
      text.startsWith(word) && spells(text.slice(word.length), words.toSpliced(at, 1), spelling)
    );
  });
  if (!isFound) failed.add(attempt);
  return isFound;
}
