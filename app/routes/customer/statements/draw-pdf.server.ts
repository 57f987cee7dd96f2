// A statement as a PDF: the same figures and words as the page.
import type { Statement, StatementEntry } from "~server/features/statements/schemas";
import { formatInstant } from "~server/kernel/instants";
import { formatMoney } from "~server/kernel/money-format";
import { brand, operator } from "~server/kernel/operator";
import { drawableText, gapMark } from "~/pdf/fonts.server";
import { PdfDocument } from "~/pdf/pdf-document.server";
import { drawPairs, drawTable, type PdfColumn, type PdfRow } from "~/pdf/pdf-tables.server";
import { demonstrationNotice } from "~/ui/demo-banner";
import { shiftedBy, shownParts, entryLabel } from "./entry-labels";
import {
  balanceMeaning,
  closedAt,
  closingName,
  cutNotice,
  factsOf,
  titleOf,
} from "./statement-labels";

const columns: readonly PdfColumn[] = [
  { header: "Date", share: 0.3 },
  { header: "Details", share: 0.34 },
  { header: "Amount", share: 0.18, isNumeric: true },
  { header: "Balance", share: 0.18, isNumeric: true },
];

export interface PdfSettings {
  readonly isDemo: boolean;
  /** Names the account where the typeface has no letters for its holder. */
  readonly email: string;
  /** Leaves the contents uncompressed, so that they can be read. */
  readonly isPlain?: boolean;
}

export async function drawPdf(
  statement: Statement,
  { isDemo, email, isPlain }: PdfSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const { holder, account, currency } = statement;
  const title = titleOf(statement);
  const about = {
    title: `${title} · ${brand}`,
    author: operator.company,
    subject: `Wallet ${account} of ${holder}`,
    madeAt: Date.parse(statement.drawnUpAt),
  };
  const pdf = await PdfDocument.open(about, isPlain);
  const write = (amount: number) => formatMoney(amount, currency);
  pdf.block("P", brand, { size: 12, ink: "accent", isBold: true }, 10);
  pdf.block("H1", title, { size: 18, isBold: true }, 8);
  if (isDemo)
    pdf.block(
      "P",
      `${demonstrationNotice.title}. ${demonstrationNotice.text}`,
      { size: 9, ink: "warning", isBold: true },
      10,
    );
  const isNamed = drawableText(holder) === holder;
  drawPairs(pdf, factsOf(isNamed ? statement : { ...statement, holder: `${holder} (${email})` }));
  pdf.block("H2", "Summary", { size: 12, isBold: true });
  drawPairs(
    pdf,
    sumsOf(statement).map(({ term, amount }) => ({ term, value: write(amount) })),
    true,
  );
  pdf.block("H2", "Entries", { size: 12, isBold: true });
  if (cutNotice(statement)) pdf.block("P", cutNotice(statement), { size: 9 });
  await drawTable(pdf, columns, rowsOf(statement, write));
  pdf.block("H2", `What the ${closingName(statement).toLowerCase()} is made of`, {
    size: 12,
    isBold: true,
  });
  drawPairs(
    pdf,
    shownParts(statement.closingParts).map(({ term, amount }) => ({ term, value: write(amount) })),
    true,
  );
  pdf.block("P", balanceMeaning, { size: 9, ink: "muted" });
  if (pdf.hasGaps) pdf.block("P", gapNotice, { size: 9 });
  const foot = [isDemo && demonstrationNotice.title, brand, title, account]
    .filter(Boolean)
    .join(" · ");
  return pdf.finish((page, pages) => [foot, `Page ${page} of ${pages}`]);
}

const gapNotice = `${gapMark} stands for letters that the typeface of this file does not have. They are in the file as text, for copying and for screen readers; the statement's page in the portal shows and prints them.`;

function sumsOf(statement: Statement) {
  const { openingBalance, totalIn, totalOut, closingBalance } = statement;
  return [
    { term: "Opening balance", amount: openingBalance },
    { term: "Money in", amount: totalIn },
    { term: "Money out", amount: totalOut },
    { term: closingName(statement), amount: closingBalance },
  ];
}

function rowsOf(statement: Statement, write: (amount: number) => string): PdfRow[] {
  const { timeZone, startsAt, openingBalance, closingBalance, entries } = statement;
  const at = (iso: string) => formatInstant(iso, timeZone);
  const lineOf = (entry: StatementEntry): PdfRow => ({
    cells: [
      at(entry.at),
      detailsOf(entry, write),
      signed(entry.amount, write),
      write(entry.balance),
    ],
  });
  return [
    { cells: [at(startsAt), "Opening balance", "–", write(openingBalance)], isStrong: true },
    ...entries.map(lineOf),
    {
      cells: [at(closedAt(statement)), closingName(statement), "–", write(closingBalance)],
      isStrong: true,
    },
  ];
}

function detailsOf(entry: StatementEntry, write: (amount: number) => string): string {
  const shifted = shiftedBy(entry);
  return [
    shifted > 0 ? `${entryLabel(entry)}: ${write(shifted)}` : entryLabel(entry),
    entry.reference,
  ]
    .filter(Boolean)
    .join("\n");
}

function signed(amount: number, write: (amount: number) => string): string {
  if (amount === 0) return "–";
  return `${amount > 0 ? "+" : "−"}${write(Math.abs(amount))}`;
}
