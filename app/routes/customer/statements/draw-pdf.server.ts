// A statement as a PDF: the same figures and words as the page.
import type { Statement, StatementEntry } from "~server/contract/schemas/statements";
import { formatInstant } from "~server/contract/values/instants";
import { formatMoney } from "~server/contract/values/money-format";
import { brand, operator } from "~server/contract/values/operator";
import { drawnOf, gapMark } from "~/pdf/fonts.server";
import { Paper } from "~/pdf/paper.server";
import { drawPairs, drawTable, type PaperColumn, type PaperRow } from "~/pdf/tables.server";
import { demonstrationWords } from "~/ui/demo-banner";
import { shiftedBy, shownParts, wordsOf } from "./entry-words";
import {
  balanceMeaning,
  closedAt,
  closingName,
  cutWords,
  factsOf,
  titleOf,
} from "./statement-words";

const columns: readonly PaperColumn[] = [
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
  const paper = await Paper.open(about, isPlain);
  const write = (amount: number) => formatMoney(amount, currency);
  paper.block("P", brand, { size: 12, ink: "accent", isBold: true }, 10);
  paper.block("H1", title, { size: 18, isBold: true }, 8);
  if (isDemo)
    paper.block(
      "P",
      `${demonstrationWords.title}. ${demonstrationWords.text}`,
      { size: 9, ink: "warning", isBold: true },
      10,
    );
  const isNamed = drawnOf(holder) === holder;
  drawPairs(paper, factsOf(isNamed ? statement : { ...statement, holder: `${holder} (${email})` }));
  paper.block("H2", "Summary", { size: 12, isBold: true });
  drawPairs(
    paper,
    sumsOf(statement).map(({ term, amount }) => ({ term, value: write(amount) })),
    true,
  );
  paper.block("H2", "Entries", { size: 12, isBold: true });
  if (cutWords(statement)) paper.block("P", cutWords(statement), { size: 9 });
  await drawTable(paper, columns, rowsOf(statement, write));
  paper.block("H2", `What the ${closingName(statement).toLowerCase()} is made of`, {
    size: 12,
    isBold: true,
  });
  drawPairs(
    paper,
    shownParts(statement.closingParts).map(({ term, amount }) => ({ term, value: write(amount) })),
    true,
  );
  paper.block("P", balanceMeaning, { size: 9, ink: "muted" });
  if (paper.hasGaps) paper.block("P", gapWords, { size: 9 });
  const foot = [isDemo && demonstrationWords.title, brand, title, account]
    .filter(Boolean)
    .join(" · ");
  return paper.finish((page, pages) => [foot, `Page ${page} of ${pages}`]);
}

const gapWords = `${gapMark} stands for letters that the typeface of this file does not have. They are in the file as text, for copying and for screen readers; the statement's page in the portal shows and prints them.`;

function sumsOf(statement: Statement) {
  const { openingBalance, totalIn, totalOut, closingBalance } = statement;
  return [
    { term: "Opening balance", amount: openingBalance },
    { term: "Money in", amount: totalIn },
    { term: "Money out", amount: totalOut },
    { term: closingName(statement), amount: closingBalance },
  ];
}

function rowsOf(statement: Statement, write: (amount: number) => string): PaperRow[] {
  const { timeZone, startsAt, openingBalance, closingBalance, entries } = statement;
  const at = (iso: string) => formatInstant(iso, timeZone);
  const lineOf = (entry: StatementEntry): PaperRow => ({
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
  return [shifted > 0 ? `${wordsOf(entry)}: ${write(shifted)}` : wordsOf(entry), entry.reference]
    .filter(Boolean)
    .join("\n");
}

function signed(amount: number, write: (amount: number) => string): string {
  if (amount === 0) return "–";
  return `${amount > 0 ? "+" : "−"}${write(Math.abs(amount))}`;
}
