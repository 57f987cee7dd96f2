import type { Operations } from "../../contract/operations";
import type { AuditAction } from "../../contract/values/audit-words";
import { refuse } from "../../domain/refusal";
import { checkDecision } from "../../domain/transitions";
import type { Call, Handler } from "../call";
import { presentWalletOf } from "../wallets/present-wallet";
import { decidedOf, deciderOf } from "./decided";
import { decidingCommand } from "./deciding-command";
import { moveTransaction } from "./move-transaction";
import { presentTransaction } from "./present-transaction";

type DecisionCall = Call<Operations["admin"]["approve"]> | Call<Operations["admin"]["reject"]>;

export const approveTransaction: Handler<Operations["admin"]["approve"]> = (call) =>
  decide(call, { status: "successful", action: "transaction.approved" });

export const rejectTransaction: Handler<Operations["admin"]["reject"]> = (call) =>
  decide(call, { status: "failed", action: "transaction.rejected" });

/** Decides a pending transaction, and answers with the wallet as it is then. */
function decide(
  call: DecisionCall,
  decision: { status: "successful" | "failed"; action: AuditAction },
) {
  const { actor, body, params } = call;
  return decidingCommand(call, async (store, eraseSecretsOf) => {
    const row = await store.transactions.byIdLocked(params.id ?? "");
    if (!row) return refuse("not_found");
    const refusal = checkDecision(decidedOf(row), decision.status, deciderOf(actor, body.version));
    if (refusal) return refusal;
    await moveTransaction(call, store, row, { ...decision, reason: body.reason });
    await eraseSecretsOf(row);
    const [changed, wallet] = await Promise.all([
      store.transactions.byId(row.id),
      presentWalletOf(store, row.user_id),
    ]);
    if (!changed || !wallet) return refuse("not_found");
    return { wallet, transaction: presentTransaction(changed) };
  });
}
