import type { Transaction } from "~server/features/ledger/transaction-schemas";

/** Why a transaction cannot be approved or rejected, or nothing where it can. */
export function closedToDecisions({ status }: Transaction): string | undefined {
  return status === "pending"
    ? undefined
    : `This transaction is ${status}, and only pending ones can be decided.`;
}

/** Why a transaction cannot be marked pending, or nothing where it can. */
export function closedToPendingMark({ status }: Transaction): string | undefined {
  return status === "pending" ? "This transaction is pending already." : undefined;
}
