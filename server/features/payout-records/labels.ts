// Labels of payout states.
export const payoutStates = ["to_send", "sent", "arrived", "returned"] as const;
export type PayoutState = (typeof payoutStates)[number];
