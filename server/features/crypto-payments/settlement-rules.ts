// How a payment's state changes its transaction. The gateway never overrules a manual decision.
import { flagOf, transactionStatusOf, type ExpectedPayment, type PaymentReport } from "./rules";
import { type ReviewFlag, type TransactionStatus } from "../ledger/labels";

interface Unsettled {
  readonly state: PaymentReport;
  readonly invoice: ExpectedPayment;
  /** Undefined if the transaction was deleted. */
  readonly transaction: TransactionStatus | undefined;
  /** Whether an administrator has ever set its status, even to the gateway's own. */
  readonly isManualOverride: boolean;
  /** Whether the wallet still exists. */
  readonly canPost: boolean;
  /** Whether the customer's identity is verified, where deposits require it. */
  readonly mayCredit?: boolean;
  /** Whether staff credited less than what has been received since. */
  readonly isRestDue?: boolean;
}

export interface Settlement {
  /** The status to bring the transaction to, or null to leave it. */
  readonly move: TransactionStatus | null;
  readonly flag: ReviewFlag | null;
}

export function settlementOf({
  state,
  invoice,
  transaction,
  isManualOverride,
  canPost,
  mayCredit = true,
  isRestDue = false,
}: Unsettled): Settlement {
  const wanted = transactionStatusOf(state, invoice);
  // Crypto for a deposit that was canceled, rejected or removed waits for a review as soon as it arrives.
  const isGivenUp = transaction === undefined || (transaction === "failed" && isManualOverride);
  const flag = flagOf(state, invoice) ?? (isGivenUp && state.received > 0n ? "unposted" : null);
  if (isRestDue) return { move: null, flag: "unposted" };
  if (wanted === transaction) return { move: null, flag };
  const isReviewedElsewhere = transaction === undefined || isManualOverride;
  const isHeldBack = wanted === "successful" && !mayCredit;
  if (!isReviewedElsewhere && canPost && !isHeldBack) return { move: wanted, flag };
  return { move: null, flag: wanted === "successful" ? "unposted" : flag };
}
