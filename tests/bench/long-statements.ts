// Statements with as many lines as the portal takes, each of which credits a customer, in each of the formats.
import { camtText } from "../support/inputs/bank-statement";
import { csvOf, mt940Of } from "../support/inputs/written-statements";
import type { ParsedStatement } from "~server/features/bank-statements/statement-rules";

export type StatementFormat = "csv" | "mt940" | "camt";

export interface Payer {
  readonly fullname: string;
  readonly reference: string;
}

/** The lines are different ones in each format, one payer after the other. */
export function longStatement(
  format: StatementFormat,
  lines: number,
  payers: readonly Payer[],
): string {
  const statement = statementOf(format, lines, payers);
  if (format === "csv") return csvOf(statement);
  if (format === "mt940") return mt940Of([statement]);
  return camtText({
    lines: statement.lines.map((line) => ({
      amount: `${line.minor / 100n}.${String(line.minor % 100n).padStart(2, "0")}`,
      name: line.name ?? "",
      text: line.text,
      reference: line.bankReference ?? "",
    })),
  });
}

function statementOf(
  format: StatementFormat,
  count: number,
  payers: readonly Payer[],
): ParsedStatement {
  const day = "2026-11-20";
  const lines = Array.from({ length: count }, (_, at) => {
    const payer = payers[at % payers.length];
    return {
      place: at + 1,
      bookingDate: day,
      valueDate: day,
      minor: BigInt(1 + (at % 199)),
      isReversal: false,
      bankReference: `${format}${at}`,
      endToEndId: null,
      payerReference: null,
      name: payer?.fullname ?? null,
      account: null,
      text: payer?.reference ?? "",
      kind: null,
    };
  });
  const sum = lines.reduce((all, { minor }) => all + minor, 0n);
  return {
    account: "9900112233",
    currency: "USD",
    number: "1",
    opening: { day, minor: 0n },
    closing: { day, minor: sum },
    lines,
  };
}

/** The columns of the CSV file, as a clerk enters them. */
export const csvColumns = {
  delimiter: ";",
  encoding: "utf-8",
  skippedLines: 1,
  hasHeadings: true,
  mayEndWithoutBreak: false,
  dateFormat: "DD.MM.YYYY",
  decimalSign: ",",
  amountIs: "signed",
  amount: 6,
  bookingDate: 1,
  valueDate: 2,
  counterparty: 3,
  counterpartyAccount: 4,
  details: 5,
  balance: 8,
  bankReference: 9,
  endToEndId: 10,
  payerReference: 11,
};
