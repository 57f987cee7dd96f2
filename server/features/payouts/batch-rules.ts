// Who may release, send or cancel a batch, and which file each payout belongs in.
import type { Currency } from "../../kernel/currencies";
import { refuse, type Refusal } from "../../kernel/refusal";
import type { PayoutState } from "../ledger/payout-labels";
import { rails, type BatchState, type LineFormat, type Rail } from "./batch-labels";

interface StoredBatch {
  readonly state: "prepared" | "released" | "cancelled";
  readonly sent_at: number | null;
}

export const batchStateOf = ({ state, sent_at: sentAt }: StoredBatch): BatchState =>
  state === "released" && sentAt !== null ? "sent" : state;

interface Batch {
  readonly state: BatchState;
  readonly preparedBy: string;
}

export type BatchStep = "released" | "sent" | "cancelled";

/** Prepared by one person and released by another; sent, or canceled until then, by anyone with the right. */
export function checkBatchStep(
  { state, preparedBy }: Batch,
  staffId: string,
  to: BatchStep,
): Refusal<
  "payout_batch_ended" | "payout_batch_sent" | "payout_batch_not_released" | "own_payout_batch"
> | null {
  if (state === "cancelled") return refuse("payout_batch_ended");
  if (state === "sent")
    return refuse(to === "released" ? "payout_batch_ended" : "payout_batch_sent");
  if (to === "released") {
    if (state === "released") return refuse("payout_batch_ended");
    return preparedBy === staffId ? refuse("own_payout_batch") : null;
  }
  return to === "sent" && state === "prepared" ? refuse("payout_batch_not_released") : null;
}

interface Line {
  readonly currency: Currency;
  readonly region: "USA" | "EUROPE" | "OTHERS" | "BITCOIN";
  /** Whether it goes to an IBAN in the Single Euro Payments Area, in a name that its banks can write. */
  readonly isSepa: boolean;
  /** Whether the payer's account is configured. */
  readonly hasPayer: boolean;
}

/** Euros to an IBAN of the Single Euro Payments Area are in a bank file; dollars to a US account have their own. */
export function railOf({ currency, region, isSepa, hasPayer }: Line): Rail {
  if (region === "BITCOIN") return "bitcoin";
  if (currency === "EUR" && region === "EUROPE" && isSepa && hasPayer) return "sepa";
  return region === "USA" ? "us_bank" : "other_bank";
}

interface StoredLine {
  readonly rail: Rail | null;
  readonly format: LineFormat;
  readonly payment_method: string | null;
}

/** Lines from before have no rail: what wasn't in the bank file was in one table. */
export function railOfLine({ rail, format, payment_method: method }: StoredLine): Rail {
  if (rail) return rail;
  if (format === "pain.001") return "sepa";
  return method === "crypto_payment" ? "bitcoin" : "other_bank";
}

export interface LineToClose extends StoredLine {
  /** 0 if it left the batch. */
  readonly is_live: 0 | 1;
  readonly amount_minor: number;
  /** The line of a statement that closed it. */
  readonly closing_line_id: string | null;
}

/**
 * What a debit with the batch's reference paid, of its lines in the debit's currency: all that no statement has closed yet,
 * or what one of its files has, since banks book each file by itself.
 */
export function linesPaid<Line extends LineToClose>(
  lines: readonly Line[],
  minor: bigint,
): readonly Line[] | "already_closed" | "amount_differs" {
  const live = lines.filter(({ is_live: isLive }) => isLive === 1);
  const left = live.filter((line) => line.closing_line_id === null);
  if (live.length > 0 && left.length === 0) return "already_closed";
  const files = rails.map((rail) => left.filter((line) => railOfLine(line) === rail));
  const paid = [left, ...files].find((some) => some.length > 0 && sumOf(some) === minor);
  return paid ?? "amount_differs";
}

const sumOf = (lines: readonly LineToClose[]) =>
  lines.reduce((sum, { amount_minor: minor }) => sum + BigInt(minor), 0n);

interface PayoutInBatch {
  /** 0 if it left the batch. */
  readonly is_live: 0 | 1;
  readonly payout_state: PayoutState | null;
}

/** Whether a file of the batch pays it. Money that was returned is in the wallet again, and may be paid by another batch. */
export function isInFile({ is_live: isLive, payout_state: payout }: PayoutInBatch, of: BatchState) {
  if (isLive === 0 || of === "cancelled") return false;
  return payout === "to_send" || (of !== "prepared" && payout === "sent");
}

interface FileLine extends StoredLine {
  /** UTC milliseconds; null unless it was taken out. */
  readonly removed_at: number | null;
}

/** The rails of a batch, and when a payout was last taken out of each. */
export function railsOf(lines: readonly FileLine[]): RailLines[] {
  return rails.flatMap((rail) => {
    const own = lines.filter((line) => railOfLine(line) === rail);
    const removals = own.flatMap((line) => line.removed_at ?? []);
    return own.length === 0
      ? []
      : [{ rail, changedAt: removals.length === 0 ? null : Math.max(...removals) }];
  });
}

interface Download {
  readonly rail: Rail;
  /** UTC milliseconds. */
  readonly at: number;
}

interface RailLines {
  readonly rail: Rail;
  /** When a payout was last taken out of it; null if none was. */
  readonly changedAt: number | null;
}

/** The rails of which no one has the file as it is now: it was never downloaded, or only before a payout was taken out. */
export const railsNotDownloaded = (
  railsOfBatch: readonly RailLines[],
  downloads: readonly Download[],
): Rail[] =>
  railsOfBatch
    .filter(
      ({ rail, changedAt }) =>
        !downloads.some((one) => one.rail === rail && one.at > (changedAt ?? -Infinity)),
    )
    .map(({ rail }) => rail);
