// Labels of payout states.
export const payoutStates = ["to_send", "sent", "arrived", "returned"] as const;
export type PayoutState = (typeof payoutStates)[number];

const stages = {
  to_send: "approved",
  sent: "sent",
  arrived: "arrived",
  returned: "returned",
} as const satisfies Record<PayoutState, string>;

/**
 * How far a transaction has come: a successful withdrawal is only approved until its money was sent.
 * Other transactions have only their status.
 */
export function transactionStage<Status extends string>({
  status,
  payout,
}: {
  readonly status: Status;
  readonly payout?: { readonly state: PayoutState } | undefined;
}): Status | (typeof stages)[PayoutState] {
  return payout ? stages[payout.state] : status;
}
