// A tagged PDF (PDF/UA): all content is either tagged or marked as decoration.
import { buffer } from "node:stream/consumers";
import { drawableText, pdfFonts } from "./fonts.server";

interface PdfMetadata {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** BCP 47. */
  readonly language: string;
  /** UTC milliseconds. */
  readonly madeAt: number;
}

export type Element = PDFKit.PDFStructureElement;
/** Missing from pdfkit's types. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: "Row" | "Column" };

export const inks = {
  ink: "#16211f",
  muted: "#52605d",
  accent: "#0b5c55",
  line: "#c9d2cf",
  warning: "#6b4300",
  warned: "#fdf0d5",
  band: "#eaf3f1",
} as const;
/** Between the edge of a background and its text. */
export const inset = 8;
const margins = { top: 48, left: 48, right: 48, bottom: 64 };

interface Style {
  readonly size: number;
  readonly ink?: keyof typeof inks;
  readonly isBold?: boolean;
}

export class PdfDocument {
  /** The root of the tag tree. */
  readonly root: Element;
  /** Whether characters were left out that the font doesn't have. */
  hasGaps = false;

  private constructor(readonly doc: PDFKit.PDFDocument) {
    this.root = doc.struct("Document");
    doc.addStructure(this.root);
  }

  /** `isPlain` leaves the contents uncompressed, so that they can be read. */
  static async open(
    { title, author, subject, language, madeAt }: PdfMetadata,
    isPlain = false,
  ): Promise<PdfDocument> {
    const { default: Document } = await import("pdfkit");
    const { regular, bold } = await pdfFonts();
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
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, Subject: subject, CreationDate: made, ModDate: made },
      ...untyped,
    });
    doc.registerFont("regular", regular).registerFont("bold", bold).font("regular");
    doc.addPage();
    return new PdfDocument(doc);
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

  style({ size, ink = "ink", isBold = false }: Style): PDFKit.PDFDocument {
    return this.doc
      .font(isBold ? "bold" : "regular")
      .fontSize(size)
      .fillColor(inks[ink]);
  }

  /** Starts a new page if this height doesn't fit on the current one. */
  ensure(height: number): boolean {
    const isNew = this.doc.y + height > this.bottom;
    if (isNew) this.doc.addPage();
    return isNew;
  }

  block(tag: "H1" | "H2" | "P", text: string, style: Style, gapAfter = 6): void {
    const { left, width, doc } = this;
    this.ensure(
      this.style(style).heightOfString(drawableText(text), { width }) + (tag === "P" ? 0 : 60),
    );
    this.tagged(this.root, tag, text, (drawn) =>
      this.style(style).text(drawn, left, doc.y, { width }),
    );
    doc.y += gapAfter;
  }

  /** A paragraph on a background as wide as the page. */
  boxed(text: string, style: Style, ground: keyof typeof inks): void {
    const { left, width, doc } = this;
    const drawn = { x: left + inset, width: width - 2 * inset };
    const height = this.style(style).heightOfString(drawableText(text), drawn) + 2 * inset;
    this.ensure(height);
    const top = doc.y;
    this.decoration(() => doc.rect(left, top, width, height).fill(inks[ground]));
    this.tagged(this.root, "P", text, (part) =>
      this.style(style).text(part, drawn.x, top + inset, drawn),
    );
    doc.y = top + height;
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

  /** One element with its text; characters that the font lacks are added as text next to the drawing. */
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
    const options: ElementOptions = { ...(scope && { scope }), ...(hasGaps && { actual: text }) };
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
    this.decoration((doc) => {
      this.style({ size: 8, ink: "muted" }).text(start, left, bottom + 22, {
        width: width - 90,
        // One line: a long name is cut.
        height: doc.currentLineHeight(),
        ellipsis: true,
      });
      doc.text(end, left + width - 90, bottom + 22, {
        width: 90,
        align: "right",
        lineBreak: false,
      });
    }, "Pagination");
  }
}
