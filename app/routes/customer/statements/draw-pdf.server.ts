// A statement as a PDF: the same figures and texts as the page.
import type { StatementEntry, StatementMonth } from "~server/features/statements/schemas";
import { formatInstant } from "~server/kernel/instants";
import { formatMoney } from "~server/kernel/money-format";
import { isolated } from "~server/locales/isolate";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { drawBand } from "~/pdf/pdf-band.server";
import { finishLetter, nameOnPaper, openLetter, type PdfSettings } from "~/pdf/letter.server";
import type { PdfDocument } from "~/pdf/pdf-document.server";
import { inPdfProcess } from "~/pdf/pdf-process.server";
import { drawPairs, drawTable, type PdfColumn, type PdfRow } from "~/pdf/pdf-tables.server";
import { detailsOf, shownParts } from "./entry-labels";
import { isYear, periodName, type AnyStatement } from "./periods";
import {
  closedAt,
  closingName,
  closingPartsName,
  cutNotice,
  factsOf,
  sumsOf,
  titleOf,
} from "./statement-labels";

export async function drawPdf(
  statement: AnyStatement,
  settings: PdfSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const { locale } = settings;
  const t = messagesIn(locale, "statements");
  const { holder, account, drawnUpAt } = statement;
  const title = titleOf(locale, statement);
  const subject = t("pdfSubject", { account, holder });
  const pdf = await openLetter({ ...settings, title, subject, drawnUpAt });
  drawPairs(pdf, factsOf(locale, { ...statement, holder: nameOnPaper(holder, settings) }));
  await drawFigures(pdf, statement, locale);
  pdf.block("P", t("balanceMeaning"), { size: 9, ink: "muted" });
  return finishLetter(pdf, settings, [title, account]);
}

/** The same, without keeping other requests waiting. */
export const drawPdfApart = inPdfProcess(
  "statement",
  ({ statement, settings }: { statement: AnyStatement; settings: PdfSettings }) =>
    drawPdf(statement, settings),
);

/** Sums, the months of a year, entries, and the parts of the closing balance. */
async function drawFigures(pdf: PdfDocument, statement: AnyStatement, locale: Locale) {
  const t = messagesIn(locale, "statements");
  const heading = (text: string) => pdf.block("H2", text, { size: 12, isBold: true });
  const written = (amounts: readonly { term: string; amount: number }[]) =>
    amounts.map(({ term, amount }) => ({
      term,
      value: formatMoney(amount, statement.currency, locale),
    }));
  heading(t("summary"));
  drawBand(pdf, written(sumsOf(locale, statement)));
  if (isYear(statement)) {
    heading(t("months"));
    await drawMonths(pdf, statement, locale);
  }
  heading(t("entries"));
  const notice = cutNotice(locale, statement);
  if (notice) pdf.block("P", notice, { size: 9 });
  await drawTable(pdf, columnsIn(locale), rowsOf(statement, locale));
  heading(closingPartsName(locale, statement));
  drawPairs(pdf, written(shownParts(locale, statement.closingParts)), true);
}

const hasFees = ({ totalFees }: { readonly totalFees?: number | undefined }) =>
  totalFees !== undefined;

function drawMonths(
  pdf: PdfDocument,
  { months, currency }: Extract<AnyStatement, { year: string }>,
  locale: Locale,
): Promise<void> {
  const t = messagesIn(locale, "statements");
  const withFees = months.some(hasFees);
  const share = 0.76 / (withFees ? 5 : 4);
  const headers = [
    t("openingBalance"),
    t("moneyIn"),
    t("moneyOut"),
    ...(withFees ? [t("fees")] : []),
    t("closingBalance"),
  ];
  const amountsOf = (month: StatementMonth) => [
    month.openingBalance,
    month.totalIn,
    month.totalOut,
    ...(withFees ? [month.totalFees ?? 0] : []),
    month.closingBalance,
  ];
  return drawTable(
    pdf,
    [
      { header: t("month"), share: 0.24 },
      ...headers.map((header) => ({ header, share, isNumeric: true })),
    ],
    months.map((month) => ({
      cells: [
        periodName(locale, month),
        ...amountsOf(month).map((amount) => formatMoney(amount, currency, locale)),
      ],
    })),
  );
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

function rowsOf(statement: AnyStatement, locale: Locale): PdfRow[] {
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
        cellOf(entry, locale, write),
        signed(entry.amount),
        write(entry.balance),
      ],
    })),
    balanceRow(closedAt(statement), closingName(locale, statement), closingBalance),
  ];
}

function cellOf(entry: StatementEntry, locale: Locale, write: (amount: number) => string): string {
  const reference = entry.reference && isolated(entry.reference, locale);
  return [detailsOf(locale, entry, write), reference].filter(Boolean).join("\n");
}
