// What keyboards, clipboards and apps add to a text without its writer knowing.

export interface Noise {
  readonly what: string;
  /** The noisy text. */
  readonly typed: (text: string) => string;
  /** What it means, if that isn't the text itself. */
  readonly meant?: (text: string) => string;
  /** Whether a field may refuse it, in words. */
  readonly mayBeRefused?: boolean;
}

const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const inFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));

export const noises: readonly Noise[] = [
  {
    what: "characters without width",
    typed: (text) => `\ufeff${text.slice(0, 1)}\u200b${text.slice(1)}\u2060`,
  },
  { what: "marks of direction", typed: (text) => `\u200f\u202e${text}\u202c\u200e` },
  { what: "isolates", typed: (text) => `\u2068${text}\u2069` },
  { what: "control characters", typed: (text) => `${text}\u0000\u0007\u009f` },
  { what: "half a character", typed: (text) => `${text}\ud800` },
  { what: "line ends around it", typed: (text) => `\r\n${text}\u2028\r\n` },
  {
    what: "line ends of Windows inside",
    typed: (text) => `${text}\r\n${text}`,
    meant: (text) => `${text}\n${text}`,
    mayBeRefused: true,
  },
  {
    what: "an accent of its own",
    typed: (text) => `${text}e\u0301`,
    meant: (text) => `${text}\u00e9`,
    mayBeRefused: true,
  },
  { what: "characters of full width", typed: inFullWidth, mayBeRefused: true },
  { what: "Arabic digits", typed: (text) => inScript(text, 0x660), mayBeRefused: true },
  { what: "Devanagari digits", typed: (text) => inScript(text, 0x966), mayBeRefused: true },
  {
    what: "a character of four bytes",
    typed: (text) => `${text}\u{1f600}`,
    meant: (text) => `${text}\u{1f600}`,
    mayBeRefused: true,
  },
  {
    what: "more than any field takes",
    typed: (text) => text + "\ufdfa".repeat(3000),
    meant: (text) => text + "\ufdfa".repeat(3000),
    mayBeRefused: true,
  },
];

/** What a reader sees of a value: the same for two spellings of one text. */
export const seenOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, one: unknown) =>
    typeof one === "string"
      ? [...one.normalize("NFKC").replace(/[\p{DI}\p{Cs}]|[^\P{Cc}\s]/gu, "")]
          .map((letter) => asciiDigit(letter))
          .join("")
          .replace(/\s+/gu, " ")
          .trim()
      : one,
  );

function asciiDigit(letter: string): string {
  const point = letter.codePointAt(0) ?? 0;
  for (const zero of [0x660, 0x966])
    if (point >= zero && point < zero + 10) return String(point - zero);
  return letter;
}
