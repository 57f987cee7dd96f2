/** The outcomes that can be simulated for an invoice. */
export const payerActions = ["pay_in_full", "pay_half", "pay_too_much", "expire", "fail"] as const;
export type PayerAction = (typeof payerActions)[number];
