// Rows of a CSV file, and the statements that they make: one for each account.
import type { CsvMapping, CsvValue } from "../csv-mapping-rules";
import type { ParsedLine, ParsedStatement, StatedBalance } from "../statement-rules";
import { checkSums } from "./check-sums";
import { readAmount, readDate } from "./csv-cells";
import {
  amountText,
  checkNotFuture,
  readAccount,
  readCurrency,
  readReference,
  readText,
} from "./read-values";
import { quoted, stop } from "./unreadable";

export interface CsvRow {
  readonly account: string;
  readonly currency: string;
  /** After the line; null without a column of balances. */
  readonly balance: bigint | null;
  readonly line: ParsedLine;
}

interface Reading {
  readonly mapping: CsvMapping;
  readonly place: number;
  readonly latest: string;
}

type Cells = readonly string[];

const cellAt = (cells: Cells, column: number | undefined): string | null =>
  column === undefined ? null : (cells[column - 1] ?? null);

const valueIn = (cells: Cells, value: CsvValue): string =>
  "given" in value ? value.given : (cellAt(cells, value.column) ?? "");

/** A row; its cells are without what spreadsheets add. */
export function readRow(cells: Cells, reading: Reading): CsvRow {
  const { mapping, place, latest } = reading;
  const { columns, dateFormat, decimalSign } = mapping;
  const currency = readCurrency(valueIn(cells, mapping.currency), place);
  const account =
    readAccount(valueIn(cells, mapping.account), place) ??
    stop("missing_field", place, { field: "account" });
  const bookingDate = readDate(cellAt(cells, columns.bookingDate) ?? "", dateFormat, place);
  const valueDate = cellAt(cells, columns.valueDate);
  const balance = cellAt(cells, columns.balance);
  const texts = (columns.text ?? []).map((column) => cellAt(cells, column) ?? "");
  return {
    account,
    currency,
    balance:
      balance === null
        ? null
        : (readAmount(balance, { decimalSign, currency }, place) ??
          stop("missing_field", place, { field: "balance" })),
    line: {
      place,
      bookingDate: checkNotFuture(bookingDate, place, latest),
      valueDate: valueDate ? readDate(valueDate, dateFormat, place) : null,
      minor: amountIn(cells, { ...reading, currency }),
      isReversal: false,
      bankReference: readReference(cellAt(cells, columns.bankReference), place),
      endToEndId: readReference(cellAt(cells, columns.endToEndId), place),
      payerReference: readReference(cellAt(cells, columns.payerReference), place),
      name: readText(cellAt(cells, columns.name), place),
      account: readAccount(cellAt(cells, columns.account), place),
      text: readText(texts.filter((text) => text !== "").join(" "), place) ?? "",
      kind: readText(cellAt(cells, columns.kind), place),
    },
  };
}

function amountIn(
  cells: Cells,
  { mapping, place, currency }: Reading & { readonly currency: string },
): bigint {
  const { amount, decimalSign } = mapping;
  const read = (column: number) =>
    readAmount(cellAt(cells, column) ?? "", { decimalSign, currency }, place);
  if (amount.is === "separate") return separateAmount(read(amount.in), read(amount.out), place);
  const minor = read(amount.column) ?? stop("no_amount", place);
  if (amount.is === "signed") return minor;
  const mark = cellAt(cells, amount.indicator) ?? "";
  if (mark.toUpperCase() === amount.inMark.toUpperCase()) return minor;
  if (mark.toUpperCase() === amount.outMark.toUpperCase()) return -minor;
  return stop("unknown_indicator", place, { text: quoted(mark) });
}

/** Banks write amounts out with a minus or without; zeros stand for an empty cell. */
function separateAmount(moneyIn: bigint | null, moneyOut: bigint | null, place: number): bigint {
  if (moneyIn === null && moneyOut === null) return stop("no_amount", place);
  if (moneyIn && moneyOut) return stop("two_amounts", place);
  if (moneyOut) return moneyOut < 0n ? moneyOut : -moneyOut;
  return moneyIn ?? 0n;
}

export function statementsOf(rows: readonly CsvRow[]): readonly ParsedStatement[] {
  const byAccount = new Map<string, CsvRow[]>();
  for (const row of rows) {
    const key = `${row.account} ${row.currency}`;
    const others = byAccount.get(key);
    if (others) others.push(row);
    else byAccount.set(key, [row]);
  }
  return [...byAccount.values()].map(statementOf);
}

function statementOf(rows: readonly CsvRow[]): ParsedStatement {
  const [first] = rows;
  if (!first) return stop("no_lines", null);
  const { account, currency } = first;
  const lines = rows.map(({ line }) => line).filter(({ minor }) => minor !== 0n);
  return checkSums(
    { account, currency, number: null, ...balancesOf(rows), lines },
    first.line.place,
  );
}

type Balances = Readonly<Record<"opening" | "closing", StatedBalance | null>>;

/** Balances follow each other from the first line to the last, or from the last to the first. */
function balancesOf(rows: readonly CsvRow[]): Balances {
  const isDescending = firstBreak(rows) !== null && firstBreak(rows.toReversed()) === null;
  const ordered = isDescending ? rows.toReversed() : rows;
  const broken = firstBreak(ordered);
  if (broken)
    return stop("running_balance_mismatch", broken.row.line.place, {
      expected: amountText(broken.expected, broken.row.currency),
      found: amountText(broken.row.balance ?? 0n, broken.row.currency),
    });
  const [first, last] = [ordered.at(0), ordered.at(-1)];
  if (!first || !last || first.balance === null || last.balance === null)
    return { opening: null, closing: null };
  return {
    opening: { day: first.line.bookingDate, minor: first.balance - first.line.minor },
    closing: { day: last.line.bookingDate, minor: last.balance },
  };
}

/** The first row whose balance doesn't follow the one before. */
function firstBreak(rows: readonly CsvRow[]) {
  let balance: bigint | null = null;
  for (const row of rows) {
    if (row.balance === null) return null;
    const expected: bigint = (balance ?? row.balance - row.line.minor) + row.line.minor;
    if (row.balance !== expected) return { row, expected };
    balance = row.balance;
  }
  return null;
}
