// A statement as a PDF: the same figures and texts as the page.
import type { Statement, StatementEntry } from "~server/features/statements/schemas";
import { formatInstant } from "~server/kernel/instants";
import { formatMoney } from "~server/kernel/money-format";
import { operator } from "~server/kernel/operator";
import { isolated } from "~server/locales/isolate";
import { directionOf, type Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { drawableText, gapMark } from "~/pdf/fonts.server";
import { drawLetterhead } from "~/pdf/letterhead.server";
import { drawBand } from "~/pdf/pdf-band.server";
import { PdfDocument } from "~/pdf/pdf-document.server";
import { inPdfWorker } from "~/pdf/pdf-worker.server";
import { drawPairs, drawTable, type PdfColumn, type PdfRow } from "~/pdf/pdf-tables.server";
import { shiftedAmount, shownParts, entryLabel } from "./entry-labels";
import {
  closedAt,
  closingName,
  closingPartsName,
  cutNotice,
  factsOf,
  titleOf,
} from "./statement-labels";

interface PdfSettings {
  readonly isDemo: boolean;
  /** Replaces the holder's name if the font lacks its characters. */
  readonly email: string;
  readonly locale: Locale;
  /** Leaves the contents uncompressed, so that they can be read. */
  readonly isPlain?: boolean;
}

export async function drawPdf(
  statement: Statement,
  { isDemo, email, locale, isPlain }: PdfSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = messagesIn(locale, "statements");
  const ui = messagesIn(locale, "ui");
  const { holder, account } = statement;
  const { brand, company } = operator();
  const title = titleOf(locale, statement);
  const about = {
    title: [title, brand].join(" · "),
    author: company,
    subject: t("pdfSubject", { account, holder }),
    language: locale,
    direction: directionOf(locale),
    madeAt: Date.parse(statement.drawnUpAt),
  };
  const pdf = await PdfDocument.open(about, isPlain);
  drawLetterhead(pdf, locale);
  pdf.block("H1", title, { size: 18, isBold: true }, 10);
  if (isDemo) {
    const notice = [ui("demoTitle"), ui("demoText")].join(". ");
    pdf.boxed(notice, { size: 9, ink: "warning", isBold: true }, "warned");
    pdf.doc.y += 8;
  }
  const isNamed = drawableText(holder) === holder;
  const shown = isolated(holder, locale);
  const named = isNamed ? shown : `${shown} (${isolated(email, locale)})`;
  drawPairs(pdf, factsOf(locale, { ...statement, holder: named }));
  await drawFigures(pdf, statement, locale);
  pdf.block("P", t("balanceMeaning"), { size: 9, ink: "muted" });
  if (pdf.hasGaps) pdf.block("P", t("gapNotice", { mark: gapMark }), { size: 9 });
  const foot = [isDemo ? ui("demoTitle") : "", brand, title, account]
    .filter(Boolean)
    .map((part) => isolated(part, locale))
    .join(" · ");
  return pdf.finish((page, pages) => [foot, t("pageOf", { page, pages })]);
}

/** The same, without keeping other requests waiting. */
export const drawPdfInWorker = inPdfWorker(
  ({ statement, settings }: { statement: Statement; settings: PdfSettings }) =>
    drawPdf(statement, settings),
);

/** Sums, entries, and the parts of the closing balance. */
async function drawFigures(pdf: PdfDocument, statement: Statement, locale: Locale) {
  const t = messagesIn(locale, "statements");
  const heading = (text: string) => pdf.block("H2", text, { size: 12, isBold: true });
  const written = (amounts: readonly { term: string; amount: number }[]) =>
    amounts.map(({ term, amount }) => ({
      term,
      value: formatMoney(amount, statement.currency, locale),
    }));
  heading(t("summary"));
  drawBand(pdf, written(sumsOf(statement, locale)));
  heading(t("entries"));
  const notice = cutNotice(locale, statement);
  if (notice) pdf.block("P", notice, { size: 9 });
  await drawTable(pdf, columnsIn(locale), rowsOf(statement, locale));
  heading(closingPartsName(locale, statement));
  drawPairs(pdf, written(shownParts(locale, statement.closingParts)), true);
}

function columnsIn(locale: Locale): readonly PdfColumn[] {
  const t = messagesIn(locale, "statements");
  return [
    { header: t("date"), share: 0.3 },
    { header: t("details"), share: 0.34 },
    { header: t("amount"), share: 0.18, isNumeric: true },
    { header: t("balance"), share: 0.18, isNumeric: true },
  ];
}

function sumsOf(statement: Statement, locale: Locale) {
  const t = messagesIn(locale, "statements");
  const { openingBalance, totalIn, totalOut, closingBalance } = statement;
  return [
    { term: t("openingBalance"), amount: openingBalance },
    { term: t("moneyIn"), amount: totalIn },
    { term: t("moneyOut"), amount: totalOut },
    { term: closingName(locale, statement), amount: closingBalance },
  ];
}

function rowsOf(statement: Statement, locale: Locale): PdfRow[] {
  const { currency, timeZone, startsAt, openingBalance, closingBalance, entries } = statement;
  const at = (iso: string) => isolated(formatInstant(iso, timeZone, locale), locale);
  const write = (amount: number) => formatMoney(amount, currency, locale);
  const signed = (amount: number) =>
    amount === 0 ? "" : formatMoney(Math.abs(amount), currency, locale, amount > 0 ? "+" : "−");
  const balanceRow = (iso: string, label: string, balance: number): PdfRow => ({
    cells: [at(iso), label, "", write(balance)],
    isStrong: true,
  });
  const opening = messagesIn(locale, "statements")("openingBalance");
  return [
    balanceRow(startsAt, opening, openingBalance),
    ...entries.map((entry) => ({
      cells: [
        at(entry.at),
        detailsOf(entry, locale, write),
        signed(entry.amount),
        write(entry.balance),
      ],
    })),
    balanceRow(closedAt(statement), closingName(locale, statement), closingBalance),
  ];
}

function detailsOf(
  entry: StatementEntry,
  locale: Locale,
  write: (amount: number) => string,
): string {
  const t = messagesIn(locale, "statements");
  const [label, shifted] = [entryLabel(locale, entry), shiftedAmount(entry)];
  const details = shifted > 0 ? t("withAmount", { entry: label, amount: write(shifted) }) : label;
  const reference = entry.reference && isolated(entry.reference, locale);
  return [details, reference].filter(Boolean).join("\n");
}
