// The outcomes offered on the simulated payment page.
import type { PaymentStatus } from "../ledger/labels";
import { payerActions, type PayerAction } from "./payer-rules";

/** The remaining outcomes: a payment that confirms was already seen, an expired one may be paid late, and any other ended payment has none. */
export function payerActionsFor(status: PaymentStatus): readonly PayerAction[] {
  if (status === "completed" || status === "error" || status === "cancelled") return [];
  if (status === "expired") return ["pay_in_full", "pay_half", "pay_too_much"];
  return status === "confirming" ? ["pay_in_full", "pay_too_much", "fail"] : payerActions;
}
