// How a bank's CSV file is read: what each column holds, and how dates and amounts are written.

export const csvDelimiters = [",", ";", "\t", "|"] as const;
export const csvDateFormats = [
  "YYYY-MM-DD",
  "DD.MM.YYYY",
  "DD/MM/YYYY",
  "MM/DD/YYYY",
  "DD-MM-YYYY",
  "YYYY/MM/DD",
  "YYYYMMDD",
  "DD.MM.YY",
  "DD/MM/YY",
  "MM/DD/YY",
] as const;
export const csvDecimalSigns = [".", ","] as const;
export const csvEncodings = ["utf-8", "windows-1252"] as const;

export type CsvDateFormat = (typeof csvDateFormats)[number];
export type CsvDecimalSign = (typeof csvDecimalSigns)[number];
export type CsvEncoding = (typeof csvEncodings)[number];

/** Columns count from 1. */
export interface CsvMapping {
  readonly delimiter: (typeof csvDelimiters)[number];
  /** Ignored if the file begins with a byte order mark. */
  readonly encoding: CsvEncoding;
  /** Lines before the first amount: titles, and the headings as the last of them. */
  readonly skippedLines: number;
  /** The headings that the last skipped line must have, so that a changed layout is found; null if there are none. */
  readonly headings: readonly string[] | null;
  /** Whether the bank's files end without a line break. If not, a file that ends so is incomplete. */
  readonly mayEndWithoutBreak: boolean;
  readonly dateFormat: CsvDateFormat;
  readonly decimalSign: CsvDecimalSign;
  readonly amount: CsvAmount;
  readonly account: CsvValue;
  readonly currency: CsvValue;
  readonly columns: CsvColumns;
}

export type CsvAmount =
  /** Money out is negative. */
  | { readonly is: "signed"; readonly column: number }
  | { readonly is: "separate"; readonly in: number; readonly out: number }
  /** Amounts without a sign, and a column that says which way the money went. */
  | {
      readonly is: "indicator";
      readonly column: number;
      readonly indicator: number;
      readonly inMark: string;
      readonly outMark: string;
    };

/** The same in all lines, or in a column. */
export type CsvValue = { readonly given: string } | { readonly column: number };

export interface CsvColumns {
  readonly bookingDate: number;
  readonly valueDate?: number | undefined;
  /** The account's balance after the line. */
  readonly balance?: number | undefined;
  readonly bankReference?: number | undefined;
  readonly endToEndId?: number | undefined;
  readonly payerReference?: number | undefined;
  readonly name?: number | undefined;
  readonly account?: number | undefined;
  /** Several columns are joined with spaces. */
  readonly text?: readonly number[] | undefined;
  readonly kind?: number | undefined;
}

/** The last column that the mapping reads. */
export function columnsNeeded({ amount, account, currency, columns }: CsvMapping): number {
  const { text = [], ...others } = columns;
  const { is: _is, ...parts } = amount;
  const ofAmount = Object.values(parts).filter((part) => typeof part === "number");
  const given = [account, currency].map((value) => ("column" in value ? value.column : 0));
  return Math.max(...ofAmount, ...given, ...text, ...Object.values(others).map((one) => one ?? 0));
}
