import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { checkStatusChange } from "../../domain/transitions";
import type { Handler } from "../call";
import { hasReceivedCoins, refreshBeforeCancelling } from "../crypto-payments/paid-in-part";
import { decidedOf, deciderOf, isVisibleTo } from "./decided";
import { decidingCommand } from "./deciding-command";
import { moveTransaction } from "./move-transaction";
import { presentTransaction } from "./present-transaction";

/** An administrator sets any status; a customer cancels a pending request. */
export const setTransactionStatus: Handler<Operations["transactions"]["setStatus"]> = async (
  call,
) => {
  if (call.body.status === "failed")
    await refreshBeforeCancelling(call.context, call.actor, call.params.id ?? "");
  return decidingCommand(call, async (store, eraseSecretsOf) => {
    const { actor, body, params } = call;
    const row = await store.transactions.byIdLocked(params.id ?? "");
    if (!isVisibleTo(actor, row)) return refuse("not_found");
    const refusal = checkStatusChange(
      decidedOf(row, await hasReceivedCoins(store, row)),
      body.status,
      deciderOf(actor, body.version),
    );
    if (refusal) return refusal;
    await moveTransaction(call, store, row, {
      action: "transaction.status_set",
      status: body.status,
    });
    if (body.status !== "pending") await eraseSecretsOf(row);
    const changed = await store.transactions.byId(row.id);
    return changed ? presentTransaction(changed) : refuse("not_found");
  });
};
