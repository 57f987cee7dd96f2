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

const withoutLetters = /[^\n\u0020-\u058f\u05d0-\u06ff\u10a0-\u10ff\u1e00-\u22ff]+/gu;
/** Replaces characters that the font doesn't have, so that empty boxes aren't mistaken for a name. */
export const gapMark = "[…]";

/** The characters of a text that the font has; the full text is added next to them for screen readers and copying. */
export const drawableText = (text: string): string => text.replace(withoutLetters, gapMark);
