import { cryptoPaymentsIn } from "./store";
import { limits } from "../../kernel/limits";
import { isOpen, type PaymentReport } from "./rules";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import type { Context } from "../../http/context";
import type { CryptoGateway } from "./port";
import { fetchStatus } from "./fetch-status";
import { openInvoice } from "./open-invoice";
import { handleUpdate } from "./handle-update";

const checkMs = limits.gatewayCheckSeconds * 1000;

/** How long an expired payment without money is still checked: money may arrive late. */
export const watchedMs = 7 * 86_400_000;

/** Queries the gateway about a payment, unless that was just done or the payment is final; rejects if the gateway doesn't respond. */
export async function refreshPayment(context: Context, payment: CryptoPaymentRow): Promise<void> {
  if (isWatched(payment, context.now())) await refresh(context, payment);
}

/** When each gateway last failed, so that a decision about many deposits waits for it once. */
const failures = new WeakMap<CryptoGateway, number>();

/**
 * Queries the gateway before staff decide about a deposit, even if its payment is final. Never rejects: without an
 * answer, the last one becomes outdated. Never call it within a database transaction.
 */
export async function refreshBeforeDecision(
  context: Context,
  transactionId: string,
): Promise<void> {
  const { storage, crypto, now, report } = context;
  const payment = await cryptoPaymentsIn(storage.db).ofTransaction(transactionId);
  const failedAt = failures.get(crypto.gateway);
  if (!payment || (failedAt !== undefined && now() < failedAt + checkMs)) return;
  if (payment.gateway_id === null && !isOpen(payment.status)) return;
  await refresh(context, payment).catch((error: unknown) => {
    failures.set(crypto.gateway, now());
    report("crypto-decision", error);
  });
}

async function refresh(context: Context, payment: CryptoPaymentRow): Promise<void> {
  const { storage, now } = context;
  const { order_number: orderNumber, gateway_id: gatewayId } = payment;
  const before = now() - checkMs;
  if (!(await cryptoPaymentsIn(storage.db).claimCheck(orderNumber, { now: now(), before }))) return;
  if (gatewayId === null) return openInvoice(context, orderNumber);
  const report = (await fetchStatus(context, { orderNumber, gatewayId })) ?? unknownReport;
  await handleUpdate(context, orderNumber, report);
}

// An invoice that the gateway no longer knows can't be paid; the payment expires.
const unknownReport: PaymentReport = { status: "new", received: 0n, paidAt: null };

function isWatched({ status, gateway_id, expires_at }: CryptoPaymentRow, now: number): boolean {
  if (isOpen(status)) return true;
  return status !== "completed" && gateway_id !== null && now < expires_at + watchedMs;
}
