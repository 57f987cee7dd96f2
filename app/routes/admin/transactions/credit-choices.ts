// The amounts that can be credited for a crypto deposit; the server decides by the gateway's word at the time.
import type { Transaction } from "~server/features/ledger/transaction-schemas";

interface CreditChoices {
  /** What the gateway confirms, if that isn't the full amount and not yet credited. */
  readonly received: number | null;
  /** The full amount; null once it is credited. */
  readonly requested: number | null;
  /** Whether the full amount needs a second person. */
  readonly takesTwo: boolean;
}

/** Null for a transaction that isn't a crypto deposit, or where nothing is left to credit. */
export function creditChoices(transaction: Transaction): CreditChoices | null {
  const { status, amount, requestedAmount, confirmedAmount = 0 } = transaction;
  if (requestedAmount === undefined || status === "failed") return null;
  const credited = status === "successful" ? amount : 0;
  if (confirmedAmount <= credited && status === "successful") return null;
  const isPart = confirmedAmount > credited && confirmedAmount < requestedAmount;
  return {
    received: isPart ? confirmedAmount : null,
    requested: status === "successful" && isPart ? null : requestedAmount,
    takesTwo: confirmedAmount < requestedAmount,
  };
}
