// Labels of payout states.
export const payoutStates = ["to_send", "sent", "arrived", "returned"] as const;
export type PayoutState = (typeof payoutStates)[number];

/** `unknown`: approved before payouts were recorded. */
export const shownPayoutStates = [...payoutStates, "unknown"] as const;
type ShownPayoutState = (typeof shownPayoutStates)[number];

const stages = {
  to_send: "approved",
  sent: "sent",
  arrived: "arrived",
  returned: "returned",
  unknown: "approved",
} as const satisfies Record<ShownPayoutState, string>;

/**
 * How far a transaction has come: a successful withdrawal is only approved until its money was sent.
 * Other transactions, and those of a backend without payout records, have only their status.
 */
export function transactionStage<Status extends string>({
  status,
  payout,
}: {
  readonly status: Status;
  readonly payout?: { readonly state: ShownPayoutState } | undefined;
}): Status | (typeof stages)[ShownPayoutState] {
  return payout ? stages[payout.state] : status;
}
