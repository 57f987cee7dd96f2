// Entries of camt, and the lines that they make: one for each transaction of a batch.
import type { ParsedLine } from "../statement-rules";
import { batchReference, kindOf, type CamtTransaction } from "./camt-transactions";
import { camtAmount, camtDay, decimalMinor, isCredit, type CamtAccount } from "./camt-values";
import { amountText, checkNotFuture, checkSize, readReference, readText } from "./read-values";
import { quoted, stop } from "./unreadable";
import { elementAt, textAt, type XmlElement } from "./xml-elements";

export interface CamtEntry {
  readonly minor: bigint;
  readonly isCredit: boolean;
  readonly isBooked: boolean;
  readonly lines: readonly ParsedLine[];
}

interface Reading {
  readonly transactions: readonly CamtTransaction[];
  readonly place: number;
  readonly latest: string;
  readonly account: CamtAccount;
}

/** What every line of an entry has. */
type Common = Pick<
  ParsedLine,
  "place" | "bookingDate" | "valueDate" | "minor" | "isReversal" | "bankReference" | "kind"
> & { readonly text: string | null; readonly batch: string | null };

export function entryOf(element: XmlElement, reading: Reading): CamtEntry {
  const { transactions, place, latest, account } = reading;
  const minor = camtAmount(element, { place, account });
  const isBooked = isBookedStatus(element, place);
  const entry = { minor, isCredit: isCredit(element, place), isBooked };
  if (!isBooked || minor === 0n) return { ...entry, lines: [] };
  const dayOf = (name: string) => textAt(element, name, "Dt") ?? textAt(element, name, "DtTm");
  const [booked, value] = [dayOf("BookgDt"), dayOf("ValDt")];
  const batch = elementAt(element, "NtryDtls", "Btch");
  const common: Common = {
    place,
    bookingDate: checkNotFuture(camtDay(booked ?? value, "Ntry/BookgDt", place), place, latest),
    valueDate: value === null ? null : camtDay(value, "Ntry/ValDt", place),
    minor,
    isReversal: isTrue(textAt(element, "RvslInd"), place),
    bankReference: readReference(textAt(element, "AcctSvcrRef"), place),
    kind: kindOf(element, place),
    text: readText(textAt(element, "AddtlNtryInf"), place),
    batch: batch ? batchReference(batch, place) : null,
  };
  return { ...entry, lines: linesOf(common, transactions, account) };
}

/** Only what is booked is final: the rest is announced. */
function isBookedStatus(element: XmlElement, place: number): boolean {
  const status = textAt(element, "Sts", "Cd") ?? textAt(element, "Sts");
  if (status === null) return stop("missing_field", place, { field: "Ntry/Sts" });
  if (status === "BOOK") return true;
  return ["PDNG", "INFO", "FUTR"].includes(status)
    ? false
    : stop("unknown_status", place, { status: quoted(status) });
}

function isTrue(text: string | null, place: number): boolean {
  if (text === null || text === "false" || text === "0") return false;
  if (text === "true" || text === "1") return true;
  return stop("unreadable_field", place, { field: "RvslInd", text: quoted(text) });
}

function linesOf(
  common: Common,
  transactions: readonly CamtTransaction[],
  account: CamtAccount,
): readonly ParsedLine[] {
  const [first, ...others] = transactions;
  if (others.length === 0) return [lineOf(common, first, account)];
  const lines = transactions.map((transaction) =>
    lineOf({ ...common, minor: shareOf(transaction, common, account) }, transaction, account),
  );
  const sum = lines.reduce((all, { minor }) => checkSize(all + minor, common.place), 0n);
  if (sum !== common.minor)
    return stop("batch_mismatch", common.place, {
      expected: amountText(common.minor, account.currency ?? ""),
      found: amountText(sum, account.currency ?? ""),
    });
  return lines.filter(({ minor }) => minor !== 0n);
}

/** What one transaction of a batch adds to the entry. */
function shareOf(
  { amount, direction }: CamtTransaction,
  { minor, place }: Common,
  { currency }: CamtAccount,
): bigint {
  if (!amount) return stop("missing_field", place, { field: "TxDtls/Amt" });
  if (amount.currency !== currency)
    return stop("other_currency", place, {
      found: quoted(amount.currency ?? ""),
      expected: currency ?? "",
    });
  const share = decimalMinor(amount.text, place);
  if (direction !== null && direction !== "CRDT" && direction !== "DBIT")
    return stop("unreadable_field", place, {
      field: "TxDtls/CdtDbtInd",
      text: quoted(direction),
    });
  return (direction === null ? minor > 0n : direction === "CRDT") ? share : -share;
}

function lineOf(
  { text, batch, ...common }: Common,
  transaction: CamtTransaction | undefined,
  account: CamtAccount,
): ParsedLine {
  const kinds = [transaction?.kind ?? common.kind, transaction?.returnReason ?? null];
  return {
    ...common,
    bankReference: transaction?.bankReference ?? common.bankReference,
    endToEndId: transaction?.endToEndId ?? batch,
    payerReference: transaction?.payerReference ?? null,
    ...otherParty(transaction, common, account),
    text: transaction?.text ?? text ?? "",
    kind: kinds.filter((kind) => kind !== null).join("/") || null,
  };
}

/** The party that isn't the account's holder. A reversal names the parties of the payment that it takes back. */
function otherParty(
  transaction: CamtTransaction | undefined,
  { minor, isReversal }: Pick<Common, "minor" | "isReversal">,
  { account }: CamtAccount,
): Pick<ParsedLine, "name" | "account"> {
  if (!transaction) return { name: null, account: null };
  const { debtor, creditor } = transaction;
  const isFromDebtor = minor > 0n !== isReversal;
  const [likely, other] = isFromDebtor ? [debtor, creditor] : [creditor, debtor];
  const isHolder = likely.account !== null && likely.account === account;
  const isUnknown = likely.name === null && likely.account === null;
  return isHolder || (isUnknown && other.account !== account) ? other : likely;
}

interface StatedTotal {
  readonly count: string | null;
  readonly sum: string | null;
}
export type EntryTotals = Readonly<Record<"all" | "credit" | "debit", StatedTotal>>;

/** Banks count either all entries or only those that are booked. */
export function checkTotals(
  totals: EntryTotals,
  entries: readonly CamtEntry[],
  currency: string,
): void {
  const booked = entries.filter(({ isBooked }) => isBooked);
  const parts = [
    [totals.all, () => true],
    [totals.credit, ({ isCredit: is }: CamtEntry) => is],
    [totals.debit, ({ isCredit: is }: CamtEntry) => !is],
  ] as const;
  for (const [stated, belongs] of parts)
    checkTotal(stated, [entries.filter(belongs), booked.filter(belongs)], currency);
}

function checkTotal(
  { count, sum }: StatedTotal,
  groups: readonly (readonly CamtEntry[])[],
  currency: string,
): void {
  const counts = groups.map(({ length }) => String(length));
  const [found = "0"] = counts;
  if (count !== null && !counts.includes(count.replace(/^0+(?=\d)/, "")))
    stop("count_mismatch", null, { expected: quoted(count), found });
  if (sum === null) return;
  const sums = groups.map((group) =>
    group.reduce((all, { minor }) => checkSize(all + (minor < 0n ? -minor : minor), null), 0n),
  );
  const expected = decimalMinor(sum, null);
  if (!sums.includes(expected))
    stop("sum_mismatch", null, {
      expected: amountText(expected, currency),
      found: amountText(sums[0] ?? 0n, currency),
    });
}
