// Finds English where the pseudo-language should be: it has an accent on each of these letters.
import { exampleOperator } from "~server/kernel/operator";

const unaccented = /[acdeinosuy]/i;

/** What no catalog holds: an argument for each. */
const allowed: readonly RegExp[] = [
  // The operator's own name and address.
  new RegExp(
    [exampleOperator.brand, exampleOperator.company, ...exampleOperator.office]
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("|"),
    "g",
  ),
  // Addresses of mail, pages and files, and usernames.
  /\S*@\S+/g,
  /(?:https?:\/\/|\/)\S+/g,
  /\b[\w-]+\.(?:pdf|png|jpe?g|csv|json|xml|txt)\b/gi,
  // Codes and references: they have capitals or digits only, or digits in them.
  /\b[A-Z][A-Z0-9-]*\b/g,
  /[\w.:•…-]*\d[\w.:•…-]*/g,
  // The start of an ID can happen to have letters only.
  /\b[0-9a-f]{8}\b/g,
  // Dates, durations and sizes, which the runtime writes in the English that the pseudo-language is made of.
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g,
  /\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/g,
  /\b(?:hr|min|ms|sec|kB|byte|(?:minute|hour|day)s?(?: ago)?|at|in|yesterday|today|tomorrow|now)\b/gi,
  // Places in a message that a script fills.
  /\{\w+\}/g,
  // Names of cookies.
  /^(?:device|examples|form-…|session|shortcuts|styles|theme|watchlist)$/,
];

/** The parts of a text that are in English, and not `known` as data. Values inside a message are isolated: each is a part. */
export function untranslatedIn(text: string, known: ReadonlySet<string> = new Set()): string[] {
  return text
    .split(/[\u2066-\u2069]/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter(
      (part) => hasEnglish(part) && !known.has(part) && hasEnglish(withoutKnown(part, known)),
    );
}

const hasEnglish = (text: string) =>
  (
    allowed.reduce((left, pattern) => left.replace(pattern, " "), text).match(/\p{L}{2,}/gu) ?? []
  ).some((word) => unaccented.test(word));

function withoutKnown(text: string, known: ReadonlySet<string>): string {
  const found = [...known].filter((value) => text.includes(value));
  return found
    .sort((one, other) => other.length - one.length)
    .reduce((left, value) => left.replaceAll(value, " "), text);
}
