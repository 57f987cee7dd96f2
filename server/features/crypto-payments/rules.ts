// Updates from the gateway may arrive late, twice and in any order, so a crypto payment combines
// all of them: the furthest status, the highest amount, the earliest full payment. Amounts of an open
// invoice aren't confirmed, and may never arrive: once it has ended, only what ended it counts.
import {
  openPaymentStatuses,
  paymentStatuses,
  type PaymentStatus,
  type ReviewFlag,
  type TransactionStatus,
} from "../ledger/labels";

/** The gateway's report about an invoice. */
export interface PaymentReport {
  readonly status: PaymentStatus;
  /** The amount received, in atomic units. */
  readonly received: bigint;
  /** Of an open invoice: the part received that is confirmed; missing where the gateway doesn't say. */
  readonly confirmed?: bigint | undefined;
  /** When the full amount was received, UTC milliseconds; null until then. A completed payment has it. */
  readonly paidAt: number | null;
}

/** The requested amount. */
export interface ExpectedPayment {
  readonly expected: bigint;
  readonly expiresAt: number;
}

export const nothingReported: PaymentReport = { status: "new", received: 0n, paidAt: null };

/**
 * The state after one more report. The order and number of reports make no difference, unless an
 * invoice ends unpaid and is paid later: that is said in this order only.
 */
export function applyReport(state: PaymentReport, report: PaymentReport): PaymentReport {
  const [before, after] =
    rankOf(report.status) < rankOf(state.status) ? [report, state] : [state, report];
  const hasEnded = isOpen(before.status) && !isOpen(after.status);
  const isUnpaid = hasEnded && after.status !== "completed";
  return {
    status: after.status,
    received: hasEnded || after.received > before.received ? after.received : before.received,
    paidAt: isUnpaid ? after.paidAt : earlier(before.paidAt, after.paidAt),
  };
}

/** A report that an invoice waits for money after its time is over means that it has expired. */
export function reportAt(
  report: PaymentReport,
  { expiresAt }: ExpectedPayment,
  now: number,
): PaymentReport {
  return report.status === "new" && report.received === 0n && now >= expiresAt
    ? { ...report, status: "expired" }
    : report;
}

export function isOpen(status: PaymentStatus): boolean {
  return openPaymentStatuses.some((open) => open === status);
}

export function flagOf(
  state: PaymentReport,
  { expected, expiresAt }: ExpectedPayment,
): ReviewFlag | null {
  if (isOpen(state.status)) return null;
  if (state.status !== "completed" && state.received === 0n) return null;
  if (state.received < expected) return "underpaid";
  if (state.status === "error") return "unposted";
  // A report without a date may be late, and a posted deposit is never reversed because of a date that arrives later.
  if (state.status !== "completed" || state.paidAt === null || state.paidAt >= expiresAt)
    return "late";
  return state.received > expected ? "overpaid" : null;
}

/** The transaction status of a payment: partial and late payments wait for a review. */
export function transactionStatusOf(
  state: PaymentReport,
  expectedPayment: ExpectedPayment,
): TransactionStatus {
  const flag = flagOf(state, expectedPayment);
  if (state.status === "completed")
    return flag === null || flag === "overpaid" ? "successful" : "pending";
  return isOpen(state.status) || state.received > 0n ? "pending" : "failed";
}

function rankOf(status: PaymentStatus): number {
  return paymentStatuses.indexOf(status);
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
