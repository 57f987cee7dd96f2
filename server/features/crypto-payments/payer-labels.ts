// The outcomes offered on the simulated payment page.
import type { PaymentStatus } from "../ledger/labels";
import { payerActions, type PayerAction } from "./payer-rules";

/** The remaining outcomes: an expired payment may be paid late; any other ended payment has none. */
export function payerActionsFor(status: PaymentStatus): readonly PayerAction[] {
  if (status === "completed" || status === "error" || status === "cancelled") return [];
  return status === "expired" ? ["pay_in_full", "pay_half", "pay_too_much"] : payerActions;
}
