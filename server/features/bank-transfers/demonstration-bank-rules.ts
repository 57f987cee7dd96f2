// The bank that a demonstration plays: what can be sent, and what its statements have.
import type { Currency } from "../../kernel/currencies";

/** A reference with a digit mistyped, which its check digits reveal. */
export const withMistake = (reference: string): string =>
  reference.replace(/.$/, (last) => (last === "7" ? "8" : "7"));

/** The account that a transfer comes from. */
export const senderAccountIn = (currency: Currency): string =>
  currency === "EUR" ? "DE89370400440532013000" : "10203040";

export interface SimulatedLine {
  readonly id: string;
  /** "2026-11-21" */
  readonly bookingDate: string;
  /** Signed: money in is positive. */
  readonly minor: bigint;
  readonly kind: "credit" | "payout" | "return";
  readonly name: string;
  readonly account: string;
  readonly payerReference: string | null;
  readonly text: string;
  readonly endToEndId: string | null;
}

export interface SimulatedStatement {
  readonly account: { readonly id: string; readonly number: string; readonly isIban: boolean };
  readonly currency: Currency;
  readonly from: string;
  readonly to: string;
  /** Signed minor units before the first day. */
  readonly opening: bigint;
  readonly lines: readonly SimulatedLine[];
}

export const closingOf = ({ opening, lines }: SimulatedStatement): bigint =>
  lines.reduce((sum, { minor }) => sum + minor, opening);

const absolute = (minor: bigint) => (minor < 0n ? -minor : minor);
export const bankSideOf = (minor: bigint) =>
  minor < 0n ? (["DBIT", "D"] as const) : (["CRDT", "C"] as const);
export const writtenAmount = (minor: bigint, sign = ".") =>
  `${absolute(minor) / 100n}${sign}${String(absolute(minor) % 100n).padStart(2, "0")}`;
/** The bank's own reference of a line: at most 16 characters. */
export const bankLineReference = ({ id }: SimulatedLine) =>
  `B${id
    .replace(/[^0-9a-z]/gi, "")
    .slice(-15)
    .toUpperCase()}`;
export const statementNumber = ({ account, from, to }: SimulatedStatement) =>
  `${account.id}-${from}-${to}`.replaceAll("-", "").slice(-34);
