// Labels of payout states.
export const payoutStates = ["to_send", "sent", "arrived", "returned"] as const;
export type PayoutState = (typeof payoutStates)[number];

export const payoutStateLabels: Readonly<Record<PayoutState, string>> = {
  to_send: "To send",
  sent: "Sent",
  arrived: "Arrived",
  returned: "Returned",
};
