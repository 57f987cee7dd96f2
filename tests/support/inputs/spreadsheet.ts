// What a workbook has in its cells, by another library than the one that wrote it, and a payout whose texts spreadsheets like to change.
import { read, utils, type CellObject } from "@e965/xlsx";
import { money } from "~server/kernel/money";
import type { TablePayout } from "~server/features/payouts/payout-table";

/** Each row of the only sheet; undefined for an empty cell. */
export function rowsOf(file: Uint8Array) {
  const { SheetNames: names, Sheets: sheets } = read(file, { cellNF: true, cellFormula: true });
  const sheet = sheets[names[0] ?? ""] ?? {};
  const { s: start, e: end } = utils.decode_range(sheet["!ref"] ?? "A1");
  const places = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return places(start.r, end.r).map((r) =>
    places(start.c, end.c).map((c) => cellIn(sheet[utils.encode_cell({ r, c })])),
  );
}

interface ReadCell {
  readonly text?: unknown;
  readonly number?: unknown;
  /** A number as its format shows it. */
  readonly shown?: string | undefined;
  readonly formula?: string;
  /** Of a text whose format isn't that of texts. */
  readonly format?: unknown;
}

function cellIn(cell: CellObject | undefined): ReadCell | undefined {
  if (cell?.v === undefined) return undefined;
  if (cell.t === "n") return { number: cell.v, shown: cell.w, ...formulaOf(cell) };
  return { text: cell.v, ...formulaOf(cell), ...(cell.z !== "@" && { format: cell.z }) };
}

const formulaOf = ({ f: formula }: CellObject) => (formula === undefined ? {} : { formula });

/** As names of payees and banks, and as account numbers. */
export const changeable = [
  "000123456789",
  "12345678901234567890",
  "+442079460018",
  "=1+1",
  "-5",
  "@x",
  "|calc",
  "1e10",
  "1-2",
  "3/4",
  "1,234.50",
  "TRUE",
  "#N/A",
  'Smith, "Sam" & Co. <Ltd.>',
  "two\nlines",
  " spaces ",
  "محمد علي",
  "👩‍👩‍👧 Família",
  "_x0041_",
  "constructor",
  "__proto__",
] as const;

export const changeablePayouts: readonly TablePayout[] = changeable.map((text, at) => ({
  reference: `TX-000${at}`,
  amount: money("USD", at === 0 ? 99_999_999_999_999 : at * 10),
  bankDetails: {
    region: "USA",
    recipientName: text,
    bankName: text,
    accountNumber: text,
    routingNumber: "021000021",
  },
}));

/** Where each column of the table is. */
export const workbookColumns = {
  reference: 0,
  amount: 1,
  recipient: 4,
  bank: 5,
  account: 6,
  routing: 7,
};

/** As a spreadsheet shows the amounts of those payouts. */
export const shownAmounts = changeablePayouts.map((_, at) =>
  at === 0 ? "999999999999.99" : (at / 10).toFixed(2),
);
