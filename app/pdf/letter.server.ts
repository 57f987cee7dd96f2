// What every document has in common: the letterhead, the title, what is said of a demonstration, and the line below each page.
import { operator } from "~server/kernel/operator";
import { isolated } from "~server/locales/isolate";
import { directionOf, type Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { drawableText, gapMark } from "./fonts.server";
import { drawLetterhead } from "./letterhead.server";
import { PdfDocument } from "./pdf-document.server";

export interface PdfSettings {
  readonly isDemo: boolean;
  /** Replaces the customer's name if the font lacks its characters. */
  readonly email: string;
  readonly locale: Locale;
  /** Leaves the contents uncompressed, so that they can be read. */
  readonly isPlain?: boolean;
}

interface Letter extends PdfSettings {
  readonly title: string;
  readonly subject: string;
  /** ISO 8601. */
  readonly drawnUpAt: string;
}

/** The document up to its title. */
export async function openLetter(letter: Letter): Promise<PdfDocument> {
  const { title, subject, drawnUpAt, isDemo, isPlain, locale } = letter;
  const { brand, company } = operator();
  const about = {
    title: [title, brand].join(" · "),
    author: company,
    subject,
    language: locale,
    direction: directionOf(locale),
    madeAt: Date.parse(drawnUpAt),
  };
  const pdf = await PdfDocument.open(about, isPlain);
  drawLetterhead(pdf, locale);
  pdf.block("H1", title, { size: 18, isBold: true }, 10);
  const ui = messagesIn(locale, "ui");
  if (isDemo) warn(pdf, [ui("demoTitle"), ui("demoText")].join(". "));
  return pdf;
}

/** What a reader mustn't miss. */
export function warn(pdf: PdfDocument, text: string): void {
  pdf.boxed(text, { size: 9, ink: "warning", isBold: true }, "warned");
  pdf.doc.y += 8;
}

/** The finished bytes. `parts` tell the document apart below each page. */
export function finishLetter(
  pdf: PdfDocument,
  { isDemo, locale }: PdfSettings,
  parts: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const t = messagesIn(locale, "statements");
  if (pdf.hasGaps) pdf.block("P", t("gapNotice", { mark: gapMark }), { size: 9 });
  const demo = messagesIn(locale, "ui")("demoTitle");
  const foot = [isDemo ? demo : "", operator().brand, ...parts]
    .filter(Boolean)
    .map((part) => isolated(part, locale))
    .join(" · ");
  return pdf.finish((page, pages) => [foot, t("pageOf", { page, pages })]);
}

/** The name of a customer, with their email address if the font lacks some of its letters. */
export function nameOnPaper(name: string, { email, locale }: PdfSettings): string {
  const shown = isolated(name, locale);
  return drawableText(name) === name ? shown : `${shown} (${isolated(email, locale)})`;
}
