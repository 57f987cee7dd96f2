// Who may set which status of a transaction, and who may edit which field.
import type { TransactionStatus } from "./labels";
import { refuse, type Refusal } from "../../kernel/refusal";

/** What a rule needs to know about the transaction. */
export interface ReviewedTransaction {
  readonly userId: string;
  readonly status: TransactionStatus;
  readonly version: number;
  /** Created by the crypto gateway: its amount comes from the gateway. */
  readonly isGatewayMade: boolean;
  /** Paid in another currency: its amount follows from the amount paid and the rate shown. */
  readonly isConverted: boolean;
  /** Crypto was received for it, in part or in full, so an administrator has to review it. */
  readonly hasReceivedCoins: boolean;
}

/** The reviewer; `seenVersion` is the version that their form was loaded with, if known. */
export interface Reviewer {
  readonly id: string;
  /** Staff who may decide about others' transactions. */
  readonly isReviewer: boolean;
  readonly seenVersion?: number | undefined;
}

type StatusRefusal = Refusal<
  | "changed_by_someone_else"
  | "own_transaction"
  | "status_change_refused"
  | "coins_received"
  | "same_status"
>;

/** Reviewers may set any other status, but not of their own transactions; customers may only cancel what is pending and unpaid. */
export function checkStatusChange(
  transaction: ReviewedTransaction,
  to: TransactionStatus,
  by: Reviewer,
): StatusRefusal | null {
  if (isStale(transaction, by)) return refuse("changed_by_someone_else");
  if (!by.isReviewer) {
    const isCancellation = transaction.status === "pending" && to === "failed";
    if (!isCancellation) return refuse("status_change_refused", { field: "status" });
    return transaction.hasReceivedCoins ? refuse("coins_received", { field: "status" }) : null;
  }
  if (by.id === transaction.userId) return refuse("own_transaction");
  return transaction.status === to ? refuse("same_status", { field: "status" }) : null;
}

type DecisionRefusal = StatusRefusal | Refusal<"not_pending">;

/** Approve and reject are offered for pending transactions only. */
export function checkDecision(
  transaction: ReviewedTransaction,
  to: "successful" | "failed",
  by: Reviewer,
): DecisionRefusal | null {
  if (isStale(transaction, by)) return refuse("changed_by_someone_else");
  if (transaction.status !== "pending") return refuse("not_pending");
  return checkStatusChange(transaction, to, by);
}

/** The amount may change only while pending, and never if it comes from a gateway or a conversion. */
export function checkAmountChange(
  transaction: ReviewedTransaction,
  by: Reviewer,
): Refusal<"changed_by_someone_else" | "amount_locked" | "own_transaction"> | null {
  if (isStale(transaction, by)) return refuse("changed_by_someone_else");
  if (by.isReviewer && by.id === transaction.userId) return refuse("own_transaction");
  const isFixed =
    transaction.status !== "pending" || transaction.isGatewayMade || transaction.isConverted;
  const values = { state: transaction.status };
  return isFixed ? refuse("amount_locked", { field: "amount", values }) : null;
}

/** For what any status allows: deleting, and crediting the rest of a deposit. Never of the reviewer's own transaction. */
export function checkAnyStatus(
  transaction: ReviewedTransaction,
  by: Reviewer,
): Refusal<"changed_by_someone_else" | "own_transaction"> | null {
  if (isStale(transaction, by)) return refuse("changed_by_someone_else");
  return by.id === transaction.userId ? refuse("own_transaction") : null;
}

function isStale(transaction: ReviewedTransaction, by: Reviewer): boolean {
  return by.seenVersion !== undefined && by.seenVersion !== transaction.version;
}
