// The typeface of PDFs. It is embedded, and has Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic letters.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

let fonts: Promise<Fonts> | undefined;

/** Read once, by the first call. */
export const pdfFonts = (): Promise<Fonts> => (fonts ??= readFonts());

async function readFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    fontIn("DejaVuSansCondensed"),
    fontIn("DejaVuSansCondensed-Bold"),
  ]);
  return { regular, bold };
}

const fontIn = (name: string) => readFile(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

/** Beyond Latin letters and signs, the font has some of a script and not others: Urdu's, for example. */
const letters = [
  String.raw`\n\u0020-\u007e\u00a0-\u02e9\u0300-\u034f\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u0525`,
  // Armenian and Georgian.
  String.raw`\u0531-\u0556\u0559-\u055f\u0561-\u0587\u0589-\u058a\u10a0-\u10c5\u10d0-\u10fc`,
  // Hebrew.
  String.raw`\u05b0-\u05c3\u05c6-\u05c7\u05d0-\u05ea\u05f0-\u05f4\ufb1d-\ufb36\ufb38-\ufb3c\ufb3e\ufb40-\ufb41\ufb43-\ufb44\ufb46-\ufb4f`,
  // Arabic, and the forms of its letters.
  String.raw`\u0606-\u0607\u0609-\u060a\u060c\u0615\u061b-\u061c\u061f\u0621-\u063a\u0640-\u0655\u0657\u065a\u0660-\u0670\u0674\u0679-\u06bf`,
  String.raw`\u06c6-\u06c8\u06cb-\u06cc\u06ce\u06d0\u06d5\u06f0-\u06f9`,
  String.raw`\ufb52-\ufba3\ufbaa-\ufbad\ufbd3-\ufbdc\ufbde-\ufbdf\ufbe4-\ufbe9\ufbfc-\ufbff\ufe70-\ufe74\ufe76-\ufefc`,
  // Letters with more than one accent, and signs.
  String.raw`\u1e00-\u1efb\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4`,
  String.raw`\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe`,
  String.raw`\u2000-\u2064\u2066-\u2071\u2074-\u208e\u2090-\u209c\u20a0-\u20b5\u20b8-\u20ba\u20bd\u2100-\u2109\u210b-\u2149\u2150-\u2185\u2190-\u22ff`,
].join("");
const withoutLetters = new RegExp(`[^${letters}]+`, "gu");
/** Replaces characters that the font doesn't have, so that empty boxes aren't mistaken for a name. */
export const gapMark = "[…]";

/** The characters of a text that the font has; the full text is added next to them for screen readers and copying. */
export const drawableText = (text: string): string => text.replace(withoutLetters, gapMark);
