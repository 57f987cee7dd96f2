import type { cryptoPaymentOperations } from "./operations";
import { quote } from "../ledger/quote";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { coinOnOffer } from "./coin-on-offer";
import { presentPayment } from "./present-payment";
import { startPayment } from "./start-payment";

export const createPayment: Handler<typeof cryptoPaymentOperations.create> = async (call) => {
  const { context, actor, body } = call;
  const payment = await startPayment(call, async () => {
    const quoted = await quote(context, actor.user.id, body);
    const coin = isRefusal(quoted)
      ? undefined
      : await coinOnOffer(context, body.cryptoCurrency, quoted);
    return {
      quoted,
      coin,
      description: body.description ?? null,
      orderName: body.orderName ?? null,
    };
  });
  if (isRefusal(payment)) return payment;
  return (await presentPayment(call, payment)) ?? refuse("not_found");
};
