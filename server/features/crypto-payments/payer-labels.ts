// The moves on the simulated payment page: what their buttons say, and what is told afterwards.
import type { PaymentStatus } from "./rules";
import { payerActions, type PayerAction } from "./payer-rules";

export const payerActionLabels: Readonly<
  Record<PayerAction, { readonly button: string; readonly done: string }>
> = {
  pay_in_full: {
    button: "Pay in full",
    done: "Paid in full. Simulated: no crypto was transferred.",
  },
  pay_half: { button: "Pay half", done: "Paid half. The other half is still due." },
  pay_too_much: { button: "Overpay", done: "Overpaid by 50%." },
  expire: { button: "Expire", done: "The payment has expired." },
  fail: { button: "Fail", done: "The payment has failed." },
};

/** What is still left to do: an expired payment may be paid late, one that has ended otherwise is over. */
export function payerActionsFor(status: PaymentStatus): readonly PayerAction[] {
  if (status === "completed" || status === "error" || status === "cancelled") return [];
  return status === "expired" ? ["pay_in_full", "pay_half", "pay_too_much"] : payerActions;
}
