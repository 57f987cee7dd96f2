// A form's mapping of CSV columns, as files are read with it.
import { statementAccountOf, type ReceivingAccount } from "../../kernel/receiving-account";
import { refuse, type Refusal } from "../../kernel/refusal";
import type { CsvAmount, CsvMapping } from "./csv-mapping-rules";

/** What a person says of the columns. */
export interface MappedColumns extends Pick<
  CsvMapping,
  "delimiter" | "encoding" | "skippedLines" | "mayEndWithoutBreak" | "dateFormat" | "decimalSign"
> {
  readonly hasHeadings: boolean;
  readonly amountIs: CsvAmount["is"];
  readonly amount: number;
  readonly amountOut?: number | undefined;
  readonly indicator?: number | undefined;
  readonly inMark?: string | undefined;
  readonly outMark?: string | undefined;
  readonly bookingDate: number;
  readonly valueDate?: number | undefined;
  readonly balance?: number | undefined;
  readonly bankReference?: number | undefined;
  readonly endToEndId?: number | undefined;
  readonly payerReference?: number | undefined;
  readonly counterparty?: number | undefined;
  readonly counterpartyAccount?: number | undefined;
  readonly details?: number | undefined;
  readonly moreDetails?: number | undefined;
  readonly kind?: number | undefined;
  readonly ownAccount?: number | undefined;
  readonly currency?: number | undefined;
}

/** `headings` are those of the file in hand; later files must have them, too. */
export function csvMappingOf(
  columns: MappedColumns,
  account: ReceivingAccount,
  headings: readonly string[],
): CsvMapping | Refusal<"csv_columns_missing"> {
  const amount = amountOf(columns);
  if ("refused" in amount) return amount;
  const text = [columns.details, columns.moreDetails].filter((column) => column !== undefined);
  return {
    delimiter: columns.delimiter,
    encoding: columns.encoding,
    skippedLines: columns.skippedLines,
    headings: columns.hasHeadings && columns.skippedLines > 0 ? headings : null,
    mayEndWithoutBreak: columns.mayEndWithoutBreak,
    dateFormat: columns.dateFormat,
    decimalSign: columns.decimalSign,
    amount,
    account:
      columns.ownAccount === undefined
        ? { given: statementAccountOf(account) }
        : { column: columns.ownAccount },
    currency:
      columns.currency === undefined ? { given: account.currency } : { column: columns.currency },
    columns: {
      bookingDate: columns.bookingDate,
      valueDate: columns.valueDate,
      balance: columns.balance,
      bankReference: columns.bankReference,
      endToEndId: columns.endToEndId,
      payerReference: columns.payerReference,
      name: columns.counterparty,
      account: columns.counterpartyAccount,
      ...(text.length > 0 && { text }),
      kind: columns.kind,
    },
  };
}

function amountOf(columns: MappedColumns): CsvAmount | Refusal<"csv_columns_missing"> {
  const { amountIs, amount, amountOut, indicator, inMark, outMark } = columns;
  if (amountIs === "signed") return { is: "signed", column: amount };
  if (amountIs === "separate")
    return amountOut === undefined
      ? refuse("csv_columns_missing", { field: "amountOut" })
      : { is: "separate", in: amount, out: amountOut };
  if (indicator === undefined) return refuse("csv_columns_missing", { field: "indicator" });
  if (inMark === undefined) return refuse("csv_columns_missing", { field: "inMark" });
  if (outMark === undefined) return refuse("csv_columns_missing", { field: "outMark" });
  return { is: "indicator", column: amount, indicator, inMark, outMark };
}
