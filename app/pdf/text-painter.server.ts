// Draws text in the order of its letters, on a page whose direction may mirror it.
import { brokenLines, type LineRange } from "./line-breaks.server";
import { LineFont, wholeLine } from "./line-font.server";
import {
  hasRightToLeft,
  needsOrder,
  withoutControls,
  type Paragraph,
  type Run,
  type TextDirection,
} from "./reading-order.server";

export const inks = {
  ink: "#16211f",
  muted: "#52605d",
  accent: "#0b5c55",
  line: "#c9d2cf",
  warning: "#6b4300",
  warned: "#fdf0d5",
  band: "#eaf3f1",
} as const;

export interface Style {
  readonly size: number;
  readonly ink?: keyof typeof inks;
  readonly isBold?: boolean;
}

/** Where a text is, on a page from left to right; it is mirrored on one from right to left. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** By default, the start. */
  readonly align?: "start" | "end";
  readonly lineGap?: number;
  /** Cuts what doesn't fit on a line. */
  readonly isOneLine?: boolean;
}

interface Line {
  readonly written: string;
  readonly runs: readonly Run[];
  readonly width: number;
}

export class TextPainter {
  private readonly fonts: Readonly<Record<"regular" | "bold", LineFont>>;

  /** The document has fonts of these two names. `read` reads paragraphs in the direction of the page. */
  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly direction: TextDirection,
    private readonly read: (text: string) => Paragraph,
  ) {
    this.fonts = {
      bold: LineFont.of(doc.font("bold")),
      regular: LineFont.of(doc.font("regular")),
    };
  }

  style({ size, ink = "ink", isBold = false }: Style): PDFKit.PDFDocument {
    return this.doc
      .font(isBold ? "bold" : "regular")
      .fontSize(size)
      .fillColor(inks[ink]);
  }

  /** The left edge of something of a width, which the page's direction may mirror. */
  mirrored(x: number, width: number): number {
    return this.direction === "rtl" ? this.doc.page.width - x - width : x;
  }

  /** Draws a text. The position is below it afterwards. */
  text(text: string, style: Style, box: TextBox): void {
    if (needsOrder(text, this.direction)) this.orderedText(text, style, box);
    else this.plainText(text, style, box);
  }

  /** The height of a text, in points. */
  heightOf(text: string, style: Style, width: number): number {
    const doc = this.style(style);
    if (needsOrder(text, this.direction))
      return this.linesOf(text, style, width).length * doc.currentLineHeight(true);
    // Lines are only broken into words where one of them may be too long: that takes as long as drawing them.
    const lines = text.split("\n");
    return lines.every((line) => doc.widthOfString(line) < width - 1)
      ? lines.length * doc.currentLineHeight(true)
      : doc.heightOfString(text, { width });
  }

  private plainText(text: string, style: Style, box: TextBox): void {
    const { x, y, width, align = "start", lineGap = 0, isOneLine = false } = box;
    const doc = this.style(style);
    doc.text(text, x, y, {
      width,
      align: align === "end" ? "right" : "left",
      lineGap,
      ...(isOneLine && { height: doc.currentLineHeight(), ellipsis: true }),
    });
  }

  private orderedText(text: string, style: Style, box: TextBox): void {
    const { width, align = "start", lineGap = 0, isOneLine = false } = box;
    const [doc, x] = [this.style(style), this.mirrored(box.x, box.width)];
    const isAtLeft = (align === "start") === (this.direction === "ltr");
    const shown = isOneLine ? this.shortened(text, style, width) : text;
    doc.y = box.y;
    for (const { written, runs, width: drawn } of this.linesOf(shown, style, width)) {
      const isCopied = hasRightToLeft(written);
      // The order in which it is read, which some viewers can't find out from what is drawn.
      if (isCopied) doc.markContent("Span", { actual: withoutControls(written) });
      const y = doc.y;
      const start = isAtLeft ? x : x + width - drawn;
      this.fontOf(style).drawing(runs, () => doc.text(written, start, y, wholeLine));
      if (isCopied) doc.endMarkedContent();
      doc.y = y + doc.currentLineHeight(true) + lineGap;
    }
  }

  private linesOf(text: string, style: Style, width: number): Line[] {
    return text.split("\n").flatMap((part) => {
      const paragraph = this.read(part);
      const drawn = ({ start, end }: LineRange): Line => {
        const runs = paragraph.runsOf(start, end);
        const lineWidth = this.fontOf(style).widthOf(runs, style.size);
        return { written: part.slice(start, end), runs, width: lineWidth };
      };
      return brokenLines(part, (range) => drawn(range).width <= width).map(drawn);
    });
  }

  private fontOf({ isBold }: Style): LineFont {
    return this.fonts[isBold ? "bold" : "regular"];
  }

  private shortened(text: string, style: Style, width: number): string {
    const fits = (shown: string) => this.linesOf(shown, style, width).length === 1;
    const letters = [...text];
    let shown = text;
    while (letters.length > 0 && !fits(shown)) {
      letters.pop();
      shown = `${letters.join("").trimEnd()}…`;
    }
    return shown;
  }
}
