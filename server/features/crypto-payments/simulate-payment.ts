// The simulated gateway's own page, for the payment's owner and for administrators; demo only.
import type { cryptoPaymentOperations } from "./operations";
import { simulatedInvoicesIn } from "./simulated-invoice-store";
import { cryptoPaymentsIn } from "./store";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import { recordAudit } from "../audit/record-audit";
import type { StaffRight } from "../../kernel/staff-roles";
import { accessTo } from "../../http/rights";
import type { Actor, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import type { Context } from "../../http/context";
import { fetchStatus } from "./fetch-status";
import { presentPayment } from "./present-payment";
import { handleUpdate } from "./handle-update";

export const readSimulated: Handler<typeof cryptoPaymentOperations.simulated> = async ({
  context,
  actor,
  params,
  locale,
}) => {
  const payment = await simulatedPayment(context, actor, { id: params.id, right: "view" });
  if (isRefusal(payment)) return payment;
  return (await presentPayment({ context, locale }, payment)) ?? refuse("not_found");
};

/** Simulates the payer, then the gateway's immediate callback. */
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
  const payment = await simulatedPayment(context, actor, { id: params.id, right: "transactions" });
  if (isRefusal(payment)) return payment;
  if (!payment.gateway_id || !gateway.simulatePayer) return refuse("not_found");
  const { order_number: orderNumber, gateway_id: gatewayId } = payment;
  const { simulatePayer } = gateway;
  const simulated = await command(call, async (db) => {
    await simulatePayer(simulatedInvoicesIn(db), { orderNumber, action, now: now() });
    await recordAudit(db, call, {
      action: "crypto_payment.simulated",
      subject: `crypto_payment:${orderNumber}`,
      personId: payment.user_id,
      after: { move: action },
    });
    return { orderNumber };
  });
  if (isRefusal(simulated)) return simulated;
  const report = await fetchStatus(context, { orderNumber, gatewayId });
  if (report) await handleUpdate(context, orderNumber, report);
  const after = await cryptoPaymentsIn(storage.db).byOrderNumber(orderNumber);
  return (after && (await presentPayment(call, after))) ?? refuse("not_found");
};

async function simulatedPayment(
  { crypto, settings, storage }: Context,
  actor: Actor,
  { id = "", right }: { id: string | undefined; right: StaffRight },
): Promise<CryptoPaymentRow | Refused> {
  if (!settings.isDemo || !crypto.gateway.simulatePayer) return refuse("not_found");
  return accessTo(actor, await cryptoPaymentsIn(storage.db).byOrderNumber(id), right);
}
