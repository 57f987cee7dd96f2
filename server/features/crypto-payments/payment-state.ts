// A stored payment as its rules see it.
import { amountOf } from "../../database/money-columns";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import type { TransactionRow } from "../../database/schema";
import { atomsOf } from "../../kernel/coin-amount";
import { isMore } from "../../kernel/money";
import { invoiceOf } from "../ledger/crypto-payment-join-store";
import { creditFor } from "../ledger/gateway-credit-rules";
import { isOpen, type PaymentReport } from "./rules";

export function reportedState({
  status,
  received,
  paid_at: paidAt,
}: CryptoPaymentRow): PaymentReport {
  return { status, received: atomsOf(received), paidAt };
}

/** Whether a deposit was credited with less than what was received, once that is final. */
export function isPartCredited(
  row: TransactionRow,
  { payment, state }: { readonly payment: CryptoPaymentRow; readonly state: PaymentReport },
): boolean {
  if (row.status !== "successful" || isOpen(state.status) || state.status === "error") return false;
  return isMore(creditFor(invoiceOf(row, payment), state.received).amount, amountOf(row));
}
