/** What a payer or the network can do to a simulated invoice: the full amount is first seen, then confirmed block by block, then credited. */
export const payerActions = [
  "pay_in_full",
  "show_payment",
  "confirm_payment",
  "pay_half",
  "pay_too_much",
  "expire",
  "fail",
] as const;
export type PayerAction = (typeof payerActions)[number];
