// The simulated gateway's own page, for whoever owns the payment and for administrators; in a demonstration alone.
import type { cryptoPaymentOperations } from "./operations";
import { simulatedInvoicesIn } from "./simulated-invoice-store";
import { cryptoPaymentsIn } from "./store";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import { recordAudit } from "../audit/record-audit";
import type { Actor, Handler } from "../../http/call";
import { command } from "../../http/command";
import type { Context } from "../../http/context";
import { fetchStatus } from "./fetch-status";
import { presentPayment } from "./present-payment";
import { handleUpdate } from "./handle-update";

export const readSimulated: Handler<typeof cryptoPaymentOperations.simulated> = async ({
  context,
  actor,
  params,
}) => {
  const payment = await simulatedPayment(context, actor, params.id);
  return (payment && (await presentPayment(context, payment))) ?? refuse("not_found");
};

/** Plays the payer's part, and then the gateway's, which would tell us at once. */
export const simulatePayment: Handler<typeof cryptoPaymentOperations.simulate> = async (call) => {
  const {
    context,
    actor,
    params,
    body: { move: action },
  } = call;
  const {
    crypto: { gateway },
    storage,
    now,
  } = context;
  const payment = await simulatedPayment(context, actor, params.id);
  if (!payment?.gateway_id || !gateway.simulatePayer) return refuse("not_found");
  const { order_number: orderNumber, gateway_id: gatewayId } = payment;
  const { simulatePayer } = gateway;
  const hasChanged = await command(call, async (db) => {
    await simulatePayer(simulatedInvoicesIn(db), { orderNumber, action, now: now() });
    await recordAudit(db, call, {
      action: "crypto_payment.simulated",
      subject: `crypto_payment:${orderNumber}`,
      personId: payment.user_id,
      after: { move: action },
    });
    return { orderNumber };
  });
  if (isRefusal(hasChanged)) return hasChanged;
  const report = await fetchStatus(context, { orderNumber, gatewayId });
  if (report) await handleUpdate(context, orderNumber, report);
  const after = await cryptoPaymentsIn(storage.db).byOrderNumber(orderNumber);
  return (after && (await presentPayment(context, after))) ?? refuse("not_found");
};

async function simulatedPayment(
  { crypto, settings, storage }: Context,
  { user, isAdmin }: Actor,
  id = "",
): Promise<CryptoPaymentRow | null> {
  if (!settings.isDemo || !crypto.gateway.simulatePayer) return null;
  const payment = await cryptoPaymentsIn(storage.db).byOrderNumber(id);
  return payment && (isAdmin || payment.user_id === user.id) ? payment : null;
}
