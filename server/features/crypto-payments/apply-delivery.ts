// Handles a webhook: its content isn't trusted, so the payment is queried at the gateway and settled as usual.
import { gatewayDeliveriesIn } from "./delivery-store";
import { cryptoPaymentsIn } from "./store";
import type { GatewayDeliveryRow } from "../../database/rows/crypto-payment-rows";
import type { Context } from "../../http/context";
import { fetchStatus } from "./fetch-status";
import { openInvoice, recoverInvoice } from "./open-invoice";
import { watchedMs } from "./refresh-payment";
import { handleUpdate } from "./handle-update";

const retryAfterMs = 30_000;

type Delivery = Pick<GatewayDeliveryRow, "digest" | "order_number">;

/** Rejects if the gateway doesn't respond: the webhook stays due. */
export async function applyDelivery(
  context: Context,
  { digest, order_number: orderNumber }: Delivery,
): Promise<void> {
  const gatewayId = await invoiceOf(context, orderNumber);
  const report = await fetchStatus(context, { orderNumber, gatewayId });
  if (report) await handleUpdate(context, orderNumber, report);
  await gatewayDeliveriesIn(context.storage.db).noteApplied(digest, context.now());
}

/** One pass over webhooks whose query failed; returns their number. Any number of hosts may run it at the same time. */
export async function applyDue(context: Context): Promise<number> {
  const { storage, now } = context;
  const gatewayDeliveries = gatewayDeliveriesIn(storage.db);
  const before = now() - retryAfterMs;
  const due = await gatewayDeliveries.due({
    triedBefore: before,
    receivedSince: now() - watchedMs,
  });
  // A failure ends the pass; the next one starts with the oldest.
  for (const delivery of due) {
    if (context.isClosing()) break;
    if (await gatewayDeliveries.claim(delivery.digest, { now: now(), before }))
      await applyDelivery(context, delivery);
  }
  return due.length;
}

/** A report about an invoice shows that it was created, even if the response was lost. */
async function invoiceOf(context: Context, orderNumber: string): Promise<string> {
  const find = () => cryptoPaymentsIn(context.storage.db).byOrderNumber(orderNumber);
  const payment = await find();
  if (payment?.gateway_id === null && payment.status === "new")
    await openInvoice(context, orderNumber);
  else if (payment?.gateway_id === null) await recoverInvoice(context, payment);
  const gatewayId = payment?.gateway_id ?? (await find())?.gateway_id;
  if (!gatewayId)
    throw new Error("the gateway sent a webhook for an invoice that it doesn't return");
  return gatewayId;
}
