import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command } from "../command";
import { presentTransaction } from "../transactions/present-transaction";

/** Notes that somebody has dealt with what no booking can: money beyond the amount, or for a deposit that was decided otherwise. It moves nothing. */
export const settlePayment: Handler<Operations["admin"]["settlePayment"]> = (call) =>
  command(call, async (store) => {
    const { context, actor, params, body } = call;
    const payment = await store.cryptoPayments.byOrderNumberLocked(params.id ?? "");
    const transaction = payment && (await store.transactions.byId(payment.transaction_id));
    if (!payment || !transaction) return refuse("not_found");
    if (payment.user_id === actor.user.id) return refuse("own_transaction");
    if (transaction.status === "pending") return refuse("decide_first");
    if (payment.review_flag === null || payment.settled_at !== null) return refuse("not_in_review");
    await store.cryptoPayments.update(payment.order_number, { settled_at: context.now() });
    await audit(store, call, {
      action: "crypto_payment.settled",
      subject: `transaction:${transaction.id}`,
      after: { flag: payment.review_flag },
      reason: body.note,
      about: await store.users.byId(payment.user_id),
      personId: payment.user_id,
    });
    const row = await store.transactions.byId(transaction.id);
    return row ? presentTransaction(row) : refuse("not_found");
  });
