// A tagged PDF (PDF/UA): all content is either tagged or marked as decoration.
import { buffer } from "node:stream/consumers";
import { languageIn } from "~server/locales/locale";
import { drawableText, pdfFonts } from "./fonts.server";
import {
  hasRightToLeft,
  paragraphReader,
  withoutControls,
  type TextDirection,
} from "./reading-order.server";
import { inks, TextPainter, type Style, type TextBox } from "./text-painter.server";

interface PdfMetadata {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** BCP 47. */
  readonly language: string;
  /** In which the language is written: pages in one from right to left are mirrored. */
  readonly direction: TextDirection;
  /** UTC milliseconds. */
  readonly madeAt: number;
}

export type Element = PDFKit.PDFStructureElement;
/** Missing from pdfkit's types. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: "Row" | "Column" };

/** Between the edge of a background and its text. */
export const inset = 8;
const margins = { top: 48, left: 48, right: 48, bottom: 64 };

export class PdfDocument {
  /** The root of the tag tree. */
  readonly root: Element;
  /** Whether characters were left out that the font doesn't have. */
  hasGaps = false;

  private constructor(
    readonly doc: PDFKit.PDFDocument,
    private readonly painter: TextPainter,
  ) {
    this.root = doc.struct("Document");
    doc.addStructure(this.root);
  }

  /** `isPlain` leaves the contents uncompressed, so that they can be read. */
  static async open(
    { title, author, subject, language, direction, madeAt }: PdfMetadata,
    isPlain = false,
  ): Promise<PdfDocument> {
    const [{ default: Document }, { regular, bold }, read] = await Promise.all([
      import("pdfkit"),
      pdfFonts(),
      paragraphReader(direction),
    ]);
    const made = new Date(madeAt);
    // Missing from pdfkit's types: the standard, and no initial font. One that is given there and registered
    // under another name as well is parsed again each time it is chosen.
    const untyped: object = { subset: "PDF/UA", font: null };
    const doc = new Document({
      size: "A4",
      margins,
      autoFirstPage: false,
      bufferPages: true,
      compress: !isPlain,
      pdfVersion: "1.7",
      tagged: true,
      lang: languageIn(language),
      displayTitle: true,
      info: { Title: title, Author: author, Subject: subject, CreationDate: made, ModDate: made },
      ...untyped,
    });
    doc.registerFont("regular", regular).registerFont("bold", bold);
    const painter = new TextPainter(doc, direction, read);
    doc.addPage();
    return new PdfDocument(doc, painter);
  }

  get width(): number {
    return this.doc.page.width - margins.left - margins.right;
  }

  /** Where the page ends. */
  get bottom(): number {
    return this.doc.page.height - margins.bottom;
  }

  get left(): number {
    return margins.left;
  }

  style(style: Style): PDFKit.PDFDocument {
    return this.painter.style(style);
  }

  /** Starts a new page if this height doesn't fit on the current one. */
  ensure(height: number): boolean {
    const isNew = this.doc.y + height > this.bottom;
    if (isNew) this.doc.addPage();
    return isNew;
  }

  block(tag: "H1" | "H2" | "P", text: string, style: Style, gapAfter = 6): void {
    const { left, width, doc } = this;
    this.ensure(this.heightOf(drawableText(text), style, width) + (tag === "P" ? 0 : 60));
    this.tagged(this.root, tag, text, (drawn) =>
      this.text(drawn, style, { x: left, y: doc.y, width }),
    );
    doc.y += gapAfter;
  }

  /** A paragraph on a background as wide as the page. */
  boxed(text: string, style: Style, ground: keyof typeof inks): void {
    const { left, doc } = this;
    const [x, width] = [left + inset, this.width - 2 * inset];
    const height = this.heightOf(drawableText(text), style, width) + 2 * inset;
    this.ensure(height);
    const top = doc.y;
    this.decoration(() => doc.rect(left, top, this.width, height).fill(inks[ground]));
    this.tagged(this.root, "P", text, (part) =>
      this.text(part, style, { x, y: top + inset, width }),
    );
    doc.y = top + height;
  }

  /** The left edge of something of a width, which the page's direction may mirror. */
  mirrored(x: number, width: number): number {
    return this.painter.mirrored(x, width);
  }

  /** Draws a text. The position is below it afterwards. */
  text(text: string, style: Style, box: TextBox): void {
    this.painter.text(text, style, box);
  }

  /** The height of a text, in points. */
  heightOf(text: string, style: Style, width: number): number {
    return this.painter.heightOf(text, style, width);
  }

  /** A line across the page, below the current position. */
  rule(y: number, ink: keyof typeof inks = "line", lineWidth = 0.5): void {
    const { left, width } = this;
    this.decoration((doc) =>
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(lineWidth)
        .strokeColor(inks[ink])
        .stroke(),
    );
  }

  /** One element with its text, which is added next to the drawing if the font lacks characters or they are drawn in another order. */
  tagged(
    parent: Element,
    tag: string,
    text: string,
    draw: (text: string) => void,
    scope?: "Row" | "Column",
  ): void {
    const drawn = drawableText(text);
    const hasGaps = drawn !== text;
    this.hasGaps ||= hasGaps;
    const actual = hasGaps || hasRightToLeft(text) ? withoutControls(text) : undefined;
    const options: ElementOptions = { ...(scope && { scope }), ...(actual && { actual }) };
    parent.add(this.doc.struct(tag, options, () => draw(drawn)));
  }

  /** Lines, colors and page numbers, which screen readers skip. */
  decoration(
    draw: (doc: PDFKit.PDFDocument) => void,
    type: "Layout" | "Pagination" = "Layout",
  ): void {
    const { doc } = this;
    doc.markContent("Artifact", { type });
    draw(doc);
    doc.endMarkedContent();
  }

  /** The finished bytes, with a line below each page. */
  async finish(
    footOf: (page: number, pages: number) => readonly [left: string, right: string],
  ): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.doc.switchToPage(index);
      this.foot(footOf(index + 1, count));
    }
    this.doc.end();
    return new Uint8Array(await buffer(this.doc));
  }

  private foot([start, end]: readonly [string, string]): void {
    const { left, width, bottom } = this;
    // Below the margin, where no text starts a new page.
    this.doc.page.margins.bottom = 0;
    this.rule(bottom + 14);
    const style = { size: 8, ink: "muted" } as const;
    const y = bottom + 22;
    this.decoration(() => {
      // A long name is cut.
      this.text(start, style, { x: left, y, width: width - 90, isOneLine: true });
      this.text(end, style, { x: left + width - 90, y, width: 90, align: "end" });
    }, "Pagination");
  }
}
