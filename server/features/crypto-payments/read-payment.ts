import type { cryptoPaymentOperations } from "./operations";
import { cryptoPaymentsIn } from "./store";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { presentPayment } from "./present-payment";
import { refreshPayment } from "./refresh-payment";

/** One's own payment, or anybody's for an admin, as fresh as the gateway may be asked; while it is away, as last heard. */
export const readPayment: Handler<typeof cryptoPaymentOperations.get> = async ({
  context,
  actor,
  params,
}) => {
  const cryptoPayments = cryptoPaymentsIn(context.storage.db);
  const found = await cryptoPayments.byOrderNumber(params.id ?? "");
  if (!found || !(actor.isAdmin || found.user_id === actor.user.id)) return refuse("not_found");
  await refreshPayment(context, found).catch((error: unknown) =>
    context.report("crypto-read", error),
  );
  const payment = await cryptoPayments.byOrderNumber(found.order_number);
  return (payment && (await presentPayment(context, payment))) ?? refuse("not_found");
};
