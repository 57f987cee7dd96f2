import type { cryptoPaymentOperations } from "./operations";
import { cryptoPaymentsIn } from "./store";
import { isRefusal, refuse } from "../../kernel/refusal";
import { accessTo } from "../../http/rights";
import type { Handler } from "../../http/call";
import { presentPayment } from "./present-payment";
import { refreshPayment } from "./refresh-payment";

/** A user's own payment, or any for staff, as fresh as the gateway's limits allow; while the gateway is down, its last known state. */
export const readPayment: Handler<typeof cryptoPaymentOperations.get> = async ({
  context,
  actor,
  params,
  locale,
}) => {
  const cryptoPayments = cryptoPaymentsIn(context.storage.db);
  const found = accessTo(actor, await cryptoPayments.byOrderNumber(params.id ?? ""), "view");
  if (isRefusal(found)) return found;
  await refreshPayment(context, found).catch((error: unknown) =>
    context.report("crypto-read", error),
  );
  const payment = await cryptoPayments.byOrderNumber(found.order_number);
  return (payment && (await presentPayment({ context, locale }, payment))) ?? refuse("not_found");
};
