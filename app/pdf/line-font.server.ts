// A font that pdfkit embeds, and that draws a whole line whose runs are already in order.
import type { Run } from "./reading-order.server";

interface Glyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
}

interface GlyphPosition {
  readonly xAdvance: number;
  readonly yAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

interface LaidOut {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly GlyphPosition[];
}

interface GlyphRun extends LaidOut {
  readonly advanceWidth: number;
}

/** What we use of a font as pdfkit has parsed it, with fontkit. */
interface Font {
  readonly unitsPerEm: number;
  layout(
    text: string,
    features?: readonly string[],
    script?: string,
    language?: string,
    direction?: "ltr" | "rtl",
  ): GlyphRun;
}

/** Options of pdfkit: a list of features, even an empty one, makes it lay out a text as a whole instead of word by word. */
export const wholeLine = { lineBreak: false, features: [] } satisfies PDFKit.Mixins.TextOptions;

/** Labels are drawn again and again, amounts hardly: what is laid out is not kept for all of a long document. */
const knownMaximum = 2000;

export class LineFont {
  private line: LaidOut | undefined;
  private readonly layout: Font["layout"];
  private readonly known = new Map<string, LaidOut>();

  private constructor(private readonly font: Font) {
    this.layout = font.layout.bind(font);
    font.layout = (...given) => (this.line ? copied(this.line) : this.layout(...given));
  }

  /** The current font of a document. */
  static of(doc: PDFKit.PDFDocument): LineFont {
    // Missing from pdfkit's types.
    const { font }: { font: Font } = Reflect.get(doc, "_font");
    return new LineFont(font);
  }

  /** The width of a line at a size, in its unit. */
  widthOf(runs: readonly Run[], size: number): number {
    const units = runs.reduce((sum, run) => sum + advanceOf(this.laidOut(run).positions), 0);
    return (units * size) / this.font.unitsPerEm;
  }

  /** Any text that `draw` draws as a line is laid out as these runs, from the left to the right. */
  drawing(runs: readonly Run[], draw: () => void): void {
    const parts = runs.map((run) => this.laidOut(run));
    this.line = {
      glyphs: parts.flatMap(({ glyphs }) => glyphs),
      positions: parts.flatMap(({ positions }) => positions),
    };
    try {
      draw();
    } finally {
      this.line = undefined;
    }
  }

  private laidOut({ text, direction, script }: Run): LaidOut {
    const id = `${direction} ${text}`;
    let found = this.known.get(id);
    if (!found) {
      const { glyphs, positions } = this.layout(text, undefined, script, undefined, direction);
      found = { glyphs: glyphs.map(withOneLetter), positions };
      if (this.known.size >= knownMaximum) this.known.clear();
      this.known.set(id, found);
    }
    return found;
  }
}

const ligatures = new Map(
  [..."\ufef5\ufef7\ufef9\ufefb"].map((letter) => [letter.normalize("NFKC"), letter]),
);

/** Readers that put drawn letters back into their order would turn around those of a ligature. */
function withOneLetter(glyph: Glyph): Glyph {
  const ligature = ligatures.get(String.fromCodePoint(...glyph.codePoints));
  const { id, advanceWidth } = glyph;
  return ligature ? { id, advanceWidth, codePoints: [ligature.charCodeAt(0)] } : glyph;
}

const advanceOf = (positions: readonly GlyphPosition[]): number =>
  positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);

/** pdfkit scales the positions that it is given. */
function copied({ glyphs, positions }: LaidOut): GlyphRun {
  const own = positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
    xAdvance,
    yAdvance,
    xOffset,
    yOffset,
  }));
  return {
    glyphs,
    positions: own,
    get advanceWidth() {
      return advanceOf(own);
    },
  };
}
