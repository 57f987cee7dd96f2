import { statusSnapshotsIn } from "./status-snapshot-store";
import { coinDecimalOf } from "../../kernel/coin-amount";
import type { PaymentReport } from "./rules";
import type { Context } from "../../http/context";

interface Invoice {
  readonly orderNumber: string;
  readonly gatewayId: string;
}

/** Queries the gateway about an invoice and stores its answer for reconciliation; null if it doesn't know the invoice. */
export async function fetchStatus(
  { crypto, storage, now }: Context,
  { orderNumber, gatewayId }: Invoice,
): Promise<PaymentReport | null> {
  const report = await crypto.gateway.readInvoice({ orderNumber, gatewayId });
  const snapshot = report && {
    status: report.status,
    received: coinDecimalOf(report.received),
    confirmed: report.confirmed === undefined ? null : coinDecimalOf(report.confirmed),
  };
  await statusSnapshotsIn(storage.db).save({
    order_number: orderNumber,
    read_at: now(),
    status: snapshot?.status ?? null,
    received: snapshot?.received ?? null,
    confirmed: snapshot?.confirmed ?? null,
  });
  return report;
}
