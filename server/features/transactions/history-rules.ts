// The meaning of a transaction's change, from its states before and after.
import type { TransactionStatus } from "../ledger/labels";
import { isEqual, type Money } from "../../kernel/money";

/** A transaction's history shows its latest changes: each is decrypted. */
export const historyEntries = 100;

export const historySteps = [
  "requested",
  "posted",
  "completed",
  "failed",
  "cancelled",
  "reversed",
  "reopened",
  "amount_changed",
  "description_changed",
] as const;
type HistoryStep = (typeof historySteps)[number];

/** The customer, an administrator, or the crypto gateway. */
export const historyActors = ["customer", "administrator", "gateway"] as const;
export type HistoryActor = (typeof historyActors)[number];

export interface HistoryState {
  readonly status: TransactionStatus;
  readonly amount: Money;
}

/** Taking money back is a reversal, whatever the resulting status. */
export function stepBetween(
  before: HistoryState | null,
  after: HistoryState,
  by: HistoryActor,
): HistoryStep {
  if (!before) return after.status === "pending" ? "requested" : "posted";
  if (before.status === after.status)
    return isEqual(before.amount, after.amount) ? "description_changed" : "amount_changed";
  if (before.status === "successful") return "reversed";
  if (after.status === "successful") return "completed";
  if (after.status === "pending") return "reopened";
  return by === "customer" ? "cancelled" : "failed";
}
