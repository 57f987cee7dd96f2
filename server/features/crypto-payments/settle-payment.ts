import type { settlementOperations } from "./settlement-operations";
import { cryptoPaymentsIn } from "./store";
import { transactionsIn } from "../ledger/transaction-store";
import { usersIn } from "../users/store";
import { refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { presentTransaction } from "../ledger/present-transaction";

/** Records that a review was resolved outside the ledger: an overpayment, or a payment for a deposit with another outcome. Moves no money. */
export const settlePayment: Handler<typeof settlementOperations.settlePayment> = (call) =>
  command(call, async (db) => {
    const { context, actor, params, body } = call;
    const payment = await cryptoPaymentsIn(db).byOrderNumberLocked(params.id ?? "");
    const transaction = payment && (await transactionsIn(db).byId(payment.transaction_id));
    if (!payment || !transaction) return refuse("not_found");
    if (payment.user_id === actor.user.id) return refuse("own_transaction");
    if (transaction.status === "pending") return refuse("decide_first");
    if (payment.review_flag === null || payment.settled_at !== null) return refuse("not_in_review");
    await cryptoPaymentsIn(db).update(payment.order_number, { settled_at: context.now() });
    await recordAudit(db, call, {
      action: "crypto_payment.settled",
      subject: `transaction:${transaction.id}`,
      after: { flag: payment.review_flag },
      reason: body.note,
      about: await usersIn(db).byId(payment.user_id),
      personId: payment.user_id,
    });
    const row = await transactionsIn(db).byId(transaction.id);
    return row ? presentTransaction(row, call.locale) : refuse("not_found");
  });
