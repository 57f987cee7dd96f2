// What a line of a statement means, by what the portal knows about its references, its amount and its payer.
import { linesPaid, type LineToClose } from "../payouts/batch-rules";
import { isSamePayer } from "./payer-name-rules";
import type { ParsedLine } from "./statement-rules";

/** What the portal knows that may belong to a line, all in the line's currency. */
export interface KnownOfLine {
  /** Customers whose deposit reference is in the line. */
  readonly persons: readonly KnownPerson[];
  /** Whether the line has a valid deposit reference, of a customer or not. */
  readonly hasReference: boolean;
  /** Open expected deposits of this amount, the oldest first. */
  readonly expected: readonly ExpectedOfLine[];
  /** Payouts whose reference is in the line, paid or not. */
  readonly payouts: readonly KnownPayout[];
  readonly batches: readonly KnownBatch[];
  /** Payments back to payers, approved and not yet paid. */
  readonly returns: readonly KnownReturn[];
}

export const nothingKnown: KnownOfLine = {
  persons: [],
  hasReference: false,
  expected: [],
  payouts: [],
  batches: [],
  returns: [],
};

export interface KnownPerson {
  readonly id: string;
  readonly fullname: string;
}

interface ExpectedOfLine {
  readonly id: string;
  readonly userId: string;
  readonly fullname: string;
}

interface Payable {
  readonly id: string;
  readonly reference: string;
  readonly minor: bigint;
}

export interface KnownPayout extends Payable {
  /** The customer whose money it is. */
  readonly fullname: string;
  /** `released` is in a file that the bank may have already; `to_send` isn't. */
  readonly state: "to_send" | "released" | "sent" | "arrived" | "returned";
  /** Of an earlier payment of the same withdrawal, which has the same reference. */
  readonly isDebitMissing?: boolean;
  readonly isReturnMissing?: boolean;
}

export interface KnownBatch extends Omit<Payable, "minor"> {
  readonly state: "prepared" | "released" | "cancelled";
  readonly lines: readonly LineToClose[];
}

type KnownReturn = Payable;

export type LineProposal =
  | {
      readonly kind: "credit";
      readonly userId: string;
      readonly expectedDepositId: string | null;
      readonly why: "reference";
    }
  /** Compliance decides: both names side by side. */
  | {
      readonly kind: "name_check";
      readonly userId: string;
      readonly why: "other_name" | "no_name";
    }
  | { readonly kind: "close_payout"; readonly transactionId: string; readonly why: Reference }
  | { readonly kind: "close_batch"; readonly batchId: string; readonly why: Reference }
  | { readonly kind: "return_payout"; readonly transactionId: string; readonly why: Reference }
  /** The payment back to a payer that this line is. */
  | { readonly kind: "close_return"; readonly returnId: string; readonly why: Reference }
  /** The operator's own money. */
  | { readonly kind: "own"; readonly why: "charges" | "interest" }
  | {
      readonly kind: "open";
      readonly why: OpenWhy;
      /** Who or what it may belong to. */
      readonly userId?: string;
      readonly transactionId?: string;
      readonly batchId?: string;
      readonly returnId?: string;
    };

type Reference = "end_to_end_id" | "reference_in_text";
type OpenWhy =
  | "no_match"
  | "unknown_reference"
  | "several_references"
  | "suggested"
  | "other_name"
  | "amount_differs"
  | "payout_not_sent"
  | "payout_ended"
  | "already_closed"
  | "paid_before"
  | "reversal"
  | "unmatched_debit";

export const matchLine = (line: ParsedLine, known: KnownOfLine): LineProposal =>
  line.minor < 0n ? matchDebit(line, known) : matchCredit(line, known);

/** Which of several the end-to-end ID names; only then those whose reference is in the text. */
function named<Known extends Pick<Payable, "reference">>(line: ParsedLine, all: readonly Known[]) {
  const exact = all.filter(({ reference }) => reference === line.endToEndId);
  const why: Reference = exact.length > 0 ? "end_to_end_id" : "reference_in_text";
  return { found: exact.length > 0 ? exact : all, why };
}

function matchDebit(line: ParsedLine, known: KnownOfLine): LineProposal {
  if (line.isReversal) return open("reversal");
  return (
    debitOfPayout(line, known.payouts) ??
    debitOfBatch(line, known.batches) ??
    debitOfReturn(line, known.returns) ??
    ownMoney(line) ??
    open("unmatched_debit")
  );
}

function debitOfPayout(line: ParsedLine, payouts: readonly KnownPayout[]): LineProposal | null {
  const { found, why } = named(line, payouts);
  const [payout, other] = found;
  if (!payout) return null;
  if (other) return open("several_references");
  const { id: transactionId, state, minor, isDebitMissing } = payout;
  if (state === "arrived") return open("already_closed", { transactionId });
  if (state === "returned") return open("payout_ended", { transactionId });
  if (state === "to_send") return open("payout_not_sent", { transactionId });
  if (isDebitMissing) return open("paid_before", { transactionId });
  return minor === -line.minor
    ? { kind: "close_payout", transactionId, why }
    : open("amount_differs", { transactionId });
}

function debitOfBatch(line: ParsedLine, batches: readonly KnownBatch[]): LineProposal | null {
  const { found, why } = named(line, batches);
  const [batch, other] = found;
  if (!batch) return null;
  if (other) return open("several_references");
  const { id: batchId, state, lines } = batch;
  if (state === "cancelled") return open("payout_ended", { batchId });
  if (state === "prepared") return open("payout_not_sent", { batchId });
  const paid = linesPaid(lines, -line.minor);
  return typeof paid === "string" ? open(paid, { batchId }) : { kind: "close_batch", batchId, why };
}

function debitOfReturn(line: ParsedLine, returns: readonly KnownReturn[]): LineProposal | null {
  const { found, why } = named(line, returns);
  const [back, other] = found;
  if (!back) return null;
  if (other) return open("several_references");
  return back.minor === -line.minor
    ? { kind: "close_return", returnId: back.id, why }
    : open("amount_differs", { returnId: back.id });
}

function matchCredit(line: ParsedLine, known: KnownOfLine): LineProposal {
  const { persons, hasReference, expected, payouts } = known;
  const [person, other] = persons;
  if (other) return open("several_references");
  const returned = person ? null : creditOfPayout(line, payouts);
  if (returned) return returned;
  if (line.isReversal) return open("reversal");
  if (person) return creditOf(line, person, expected);
  if (hasReference) return open("unknown_reference");
  return ownMoney(line) ?? suggestion(line, expected) ?? open("no_match");
}

/** A return has the payout's own reference and amount, so that a customer who mentions a payout in a deposit takes nothing back. Someone else's transfer is a return only if the bank says so. */
function creditOfPayout(line: ParsedLine, payouts: readonly KnownPayout[]): LineProposal | null {
  const { found, why } = named(line, payouts);
  const [payout, other] = found;
  if (!payout) return null;
  if (other) return open("several_references");
  const { id: transactionId, state, minor, isReturnMissing, fullname } = payout;
  if (state === "returned") return open("payout_ended", { transactionId });
  if (state === "to_send") return open("payout_not_sent", { transactionId });
  if (isReturnMissing) return open("paid_before", { transactionId });
  if (minor !== line.minor) return open("amount_differs", { transactionId });
  if (line.name !== null && !isReturn(line) && !isSamePayer(line.name, fullname))
    return open("other_name", { transactionId });
  return { kind: "return_payout", transactionId, why };
}

/** The last part of ISO 20022's codes, SWIFT's type, and the codes of German banks. */
const returned = /-RRTN(?:\/|$)|^[A-Z]?RTI\b|\+(?:109|159)\b/;

const isReturn = ({ isReversal, kind }: ParsedLine): boolean =>
  isReversal || (kind !== null && returned.test(kind));

function creditOf(
  { name }: ParsedLine,
  { id: userId, fullname }: KnownPerson,
  expected: KnownOfLine["expected"],
): LineProposal {
  if (name === null) return { kind: "name_check", userId, why: "no_name" };
  if (!isSamePayer(name, fullname)) return { kind: "name_check", userId, why: "other_name" };
  const matching = expected.find((one) => one.userId === userId);
  return { kind: "credit", userId, expectedDepositId: matching?.id ?? null, why: "reference" };
}

/** Payer and amount alone never credit: a person confirms. */
function suggestion({ name }: ParsedLine, expected: KnownOfLine["expected"]): LineProposal | null {
  if (name === null) return null;
  const users = new Set(
    expected.filter(({ fullname }) => isSamePayer(name, fullname)).map(({ userId }) => userId),
  );
  const [userId, other] = users;
  return userId !== undefined && other === undefined ? open("suggested", { userId }) : null;
}

/** The last part of ISO 20022's codes, SWIFT's types, and the codes of German banks. */
const charges = /-(?:CHRG|COMM|FEES)(?:\/|$)|^[A-Z]?CHG\b|^[A-Z]?COM\b|\+80[4-9]\b/;
const interest = /-(?:INTR|CDINT)(?:\/|$)|^[A-Z]?INT\b|\+81[0-4]\b/;

/** What the bank charges or pays to the account's holder. Only without any other party, since payers choose some codes. */
function ownMoney({ kind, name, account, minor }: ParsedLine): LineProposal | null {
  if (kind === null || (minor > 0n && (name !== null || account !== null))) return null;
  if (interest.test(kind)) return { kind: "own", why: "interest" };
  return minor < 0n && charges.test(kind) ? { kind: "own", why: "charges" } : null;
}

const open = (
  why: OpenWhy,
  about: Omit<Extract<LineProposal, { kind: "open" }>, "kind" | "why"> = {},
): LineProposal => ({ kind: "open", why, ...about });
