import type { transactionOperations } from "./operations";
import { transactionsIn } from "../ledger/transaction-store";
import { isRefusal, refuse } from "../../kernel/refusal";
import { checkStatusChange } from "../ledger/transition-rules";
import type { Approvable, Handler } from "../../http/call";
import { followDecision, lockedWithPayment } from "../crypto-payments/follow-decision";
import { hasReceivedCoins } from "../crypto-payments/paid-in-part";
import { accessTo } from "../../http/rights";
import {
  reviewedOf,
  reviewerOf,
  decisionCommand,
  presentUnchanged,
  refreshBeforeStatus,
  transactionSubject,
} from "./decision-command";
import { applyTransition } from "../movements/apply-transition";
import { presentTransaction } from "../ledger/present-transaction";

/** Staff set any status; a customer cancels a pending request. */
const setStatus: Handler<typeof transactionOperations.setStatus> = async (call) => {
  await refreshBeforeStatus(call);
  return decisionCommand(call, async (db, eraseSecretsOf) => {
    const { actor, body, params } = call;
    const row = accessTo(actor, await lockedWithPayment(db, params.id ?? ""), "transactions");
    if (isRefusal(row)) return row;
    const refusal = checkStatusChange(
      reviewedOf(row, await hasReceivedCoins(db, row)),
      body.status,
      reviewerOf(actor, body.version),
    );
    if (refusal) return refusal;
    await applyTransition(call, db, row, {
      action: "transaction.status_set",
      status: body.status,
    });
    await followDecision(db, row.id, call);
    if (body.status !== "pending") await eraseSecretsOf(row);
    const changed = await transactionsIn(db).byId(row.id);
    return changed ? presentTransaction(changed, call.locale) : refuse("not_found");
  });
};

export const setTransactionStatus: Approvable<typeof transactionOperations.setStatus> = {
  handler: setStatus,
  subject: transactionSubject,
  unchanged: presentUnchanged,
};
