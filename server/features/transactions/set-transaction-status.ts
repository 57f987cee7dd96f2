import type { transactionOperations } from "./operations";
import { transactionsIn } from "../ledger/transaction-store";
import { refuse } from "../../kernel/refusal";
import { checkStatusChange } from "../ledger/transition-rules";
import type { Handler } from "../../http/call";
import { hasReceivedCoins, refreshBeforeCancelling } from "../crypto-payments/paid-in-part";
import { decidedOf, deciderOf, isVisibleTo } from "./decided";
import { decidingCommand } from "./deciding-command";
import { moveTransaction } from "../movements/move-transaction";
import { presentTransaction } from "../ledger/present-transaction";

/** An administrator sets any status; a customer cancels a pending request. */
export const setTransactionStatus: Handler<typeof transactionOperations.setStatus> = async (
  call,
) => {
  if (call.body.status === "failed")
    await refreshBeforeCancelling(call.context, call.actor, call.params.id ?? "");
  return decidingCommand(call, async (db, eraseSecretsOf) => {
    const { actor, body, params } = call;
    const row = await transactionsIn(db).byIdLocked(params.id ?? "");
    if (!isVisibleTo(actor, row)) return refuse("not_found");
    const refusal = checkStatusChange(
      decidedOf(row, await hasReceivedCoins(db, row)),
      body.status,
      deciderOf(actor, body.version),
    );
    if (refusal) return refusal;
    await moveTransaction(call, db, row, {
      action: "transaction.status_set",
      status: body.status,
    });
    if (body.status !== "pending") await eraseSecretsOf(row);
    const changed = await transactionsIn(db).byId(row.id);
    return changed ? presentTransaction(changed) : refuse("not_found");
  });
};
