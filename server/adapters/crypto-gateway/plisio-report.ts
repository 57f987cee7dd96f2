// Maps Plisio's invoice statuses to ours.
import { atomsOf } from "../../kernel/coin-amount";
import type { PaymentStatus } from "../../features/ledger/labels";
import { isOpen, type PaymentReport } from "../../features/crypto-payments/rules";
import { PlisioError } from "./plisio-client";
import type { PlisioOperation } from "./plisio-shapes";

/** `null` if it depends on the amounts. */
const statuses: Readonly<Record<string, PaymentStatus | null>> = {
  new: "new",
  pending: null,
  "pending internal": "confirming",
  completed: "completed",
  // Overpaid: the received amount shows the excess.
  mismatch: "completed",
  expired: "expired",
  cancelled: "cancelled",
  "cancelled duplicate": "cancelled",
  error: "error",
};

/** Plisio doesn't report the time of payment: the time when the portal learns of it is used. */
export function reportOf(operation: PlisioOperation, now: number): PaymentReport {
  const mapped = statuses[operation.status];
  if (mapped === undefined) throw new PlisioError("UNKNOWN_STATUS");
  const expected = atomsOf(requestedAmount(operation) ?? "0");
  const received =
    mapped === null ? seenOf(operation, expected) : receivedOf(operation, expected, mapped);
  const status = mapped ?? (expected > 0n && received >= expected ? "confirming" : "pending");
  const isFullyPaid = status === "completed" || status === "confirming";
  return {
    status,
    received,
    ...(isOpen(status) && { confirmed: atomsOf(operation.actual_sum ?? "0") }),
    paidAt: isFullyPaid ? Math.min(operation.finished_at_utc ?? now, now) : null,
  };
}

/** The amount due, as decimal text. */
export function requestedAmount({ sum, params }: PlisioOperation): string | undefined {
  return sum ?? params?.amount;
}

/** The status of an open invoice. */
function seenOf(
  { pending_amount: missing, pending_sum: unconfirmed, actual_sum: confirmed }: PlisioOperation,
  expected: bigint,
): bigint {
  if (missing !== undefined && expected > 0n) return largest(0n, expected - signedAtoms(missing));
  return atomsOf(confirmed ?? "0") + atomsOf(unconfirmed ?? "0");
}

function receivedOf(
  { actual_sum: actual, amount }: PlisioOperation,
  expected: bigint,
  status: PaymentStatus,
): bigint {
  const received = atomsOf(actual ?? amount ?? "0");
  if (status === "new") return 0n;
  // A report that says "paid" without an amount means the requested amount.
  return received === 0n && (status === "completed" || status === "confirming")
    ? expected
    : received;
}

function signedAtoms(text: string): bigint {
  return text.startsWith("-") ? -atomsOf(text.slice(1)) : atomsOf(text);
}

function largest(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
