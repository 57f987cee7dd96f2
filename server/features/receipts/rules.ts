// What a receipt may claim.
import type { TransactionStatus } from "../ledger/labels";
import type { PayoutState } from "../ledger/payout-labels";

/** Whether the money has moved. A withdrawal that staff posted without a payment has no payout. */
export const isProofOfPayment = ({
  status,
  payout,
}: {
  readonly status: TransactionStatus;
  readonly payout?: { readonly state: PayoutState } | undefined;
}): boolean =>
  status === "successful" && payout?.state !== "to_send" && payout?.state !== "returned";
