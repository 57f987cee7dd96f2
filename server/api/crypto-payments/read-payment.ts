import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { presentPayment } from "./present-payment";
import { refreshPayment } from "./refresh-payment";

/** One's own payment, or anybody's for an admin, as fresh as the gateway may be asked; while it is away, as last heard. */
export const readPayment: Handler<Operations["payments"]["get"]> = async ({
  context,
  actor,
  params,
}) => {
  const { cryptoPayments } = context.storage.store;
  const found = await cryptoPayments.byOrderNumber(params.id ?? "");
  if (!found || !(actor.isAdmin || found.user_id === actor.user.id)) return refuse("not_found");
  await refreshPayment(context, found).catch((error: unknown) =>
    context.report("crypto-read", error),
  );
  const payment = await cryptoPayments.byOrderNumber(found.order_number);
  return (payment && (await presentPayment(context, payment))) ?? refuse("not_found");
};
