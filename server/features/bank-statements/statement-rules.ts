// A bank's statement as a file of any format has it, and what every statement must satisfy.
import type { en } from "../../locales/en";
import type { ArgumentsOf } from "../../locales/message-values";

/** One account's statement, as a file has it. */
export interface ParsedStatement {
  /** IBAN or account number, without spaces. */
  readonly account: string;
  readonly currency: string;
  /** The bank's own number or ID of the statement. */
  readonly number: string | null;
  readonly opening: StatedBalance | null;
  readonly closing: StatedBalance | null;
  /** Only final lines that move money, in the order of the file. */
  readonly lines: readonly ParsedLine[];
}

export interface StatedBalance {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly minor: bigint;
}

export interface ParsedLine {
  /** Where it is in the file: the line of a CSV or MT940 file, the number of the entry in camt. */
  readonly place: number;
  /** YYYY-MM-DD */
  readonly bookingDate: string;
  readonly valueDate: string | null;
  /** Signed: money in is positive. */
  readonly minor: bigint;
  readonly isReversal: boolean;
  /** The bank's reference of the line. */
  readonly bankReference: string | null;
  /** The payer's reference, which reaches the payee unchanged; for a whole batch, the batch's reference. */
  readonly endToEndId: string | null;
  /** A structured creditor reference, if any. */
  readonly payerReference: string | null;
  /** The other party. */
  readonly name: string | null;
  /** The other party's account. */
  readonly account: string | null;
  /** Remittance information. */
  readonly text: string;
  /** The bank's code of the kind of transaction. */
  readonly kind: string | null;
}

type FaultMessages = Omit<(typeof en)["staffBankStatementFaults"], "at_line" | "at_entry">;
export type StatementFaultCode = keyof FaultMessages & string;

/** A fault of the file: a code, where it is, and values for its sentence. */
export interface StatementFault {
  readonly code: StatementFaultCode;
  readonly place: number | null;
  readonly values?: Readonly<Record<string, string>>;
}

/** The values that the sentence of a fault needs, as the last argument; omitted if it needs none. */
export type FaultValues<Code extends StatementFaultCode> = [
  ArgumentsOf<FaultMessages[Code] & string>,
] extends [never]
  ? []
  : [values: Readonly<Record<ArgumentsOf<FaultMessages[Code] & string>, string>>];

export const isStatementFault = (
  parsed: readonly ParsedStatement[] | StatementFault,
): parsed is StatementFault => "code" in parsed;

/** What a file may have at most: several times what a bank sends for a day. */
export const statementLimits = {
  bytes: 20 * 1024 * 1024,
  lines: 50_000,
  statements: 1000,
  elements: 1_000_000,
  depth: 30,
  textLength: 4000,
} as const;
