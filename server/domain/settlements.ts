// What a payment's state does to its transaction. The gateway never overrules a person who decided by hand.
import { flagOf, outcomeOf, type Asked, type PaymentReport, type ReviewFlag } from "./crypto-payments";
import type { TransactionStatus } from "./transactions";

export interface Unsettled {
  readonly state: PaymentReport;
  readonly asked: Asked;
  /** What the gateway's word has last made of the transaction; another status means that a person decided. */
  readonly settledAs: TransactionStatus;
  /** Undefined where the transaction was removed. */
  readonly transaction: TransactionStatus | undefined;
  /** Whether there is still a wallet to book on. */
  readonly canBook: boolean;
}

export interface Settlement {
  /** The status to bring the transaction to, or null to leave it. */
  readonly move: TransactionStatus | null;
  readonly settledAs: TransactionStatus;
  readonly flag: ReviewFlag | null;
}

export function settlementOf({ state, asked, settledAs, transaction, canBook }: Unsettled): Settlement {
  const wanted = outcomeOf(state, asked);
  const flag = flagOf(state, asked);
  // Where a person came to the same end, their later change of mind is theirs as well.
  if (wanted === transaction) return { move: null, settledAs: wanted, flag };
  const isDecidedByHand = transaction !== settledAs;
  if (!isDecidedByHand && canBook) return { move: wanted, settledAs: wanted, flag };
  const isUnbooked = wanted === "successful" && transaction !== "successful";
  return { move: null, settledAs, flag: isUnbooked ? "unbooked" : flag };
}
