import type { Endpoints } from "../../contract/endpoints";
import { refuse } from "../../domain/refusal";
import { checkDecision } from "../../domain/transitions";
import type { Call, Handler } from "../call";
import { eraseCardSecrets } from "../cards/erase-card-secrets";
import { command } from "../command";
import { presentWalletOf } from "../wallets/present-wallet";
import { decidedOf, deciderOf } from "./decided";
import { moveTransaction } from "./move-transaction";
import { presentTransaction } from "./present-transaction";

type DecisionCall = Call<Endpoints["admin"]["approve"]> | Call<Endpoints["admin"]["reject"]>;

export const approveTransaction: Handler<Endpoints["admin"]["approve"]> = (call) =>
  decide(call, { status: "successful", action: "transaction.approved" });

export const rejectTransaction: Handler<Endpoints["admin"]["reject"]> = (call) =>
  decide(call, { status: "failed", action: "transaction.rejected" });

/** Decides a pending transaction; its card secrets have served their purpose and are erased with it (R5). */
async function decide(call: DecisionCall, decision: { status: "successful" | "failed"; action: string }) {
  const { context, actor, body, params } = call;
  const erased: string[] = [];
  const answer = await command(call, async (store) => {
    const row = await store.transactions.byIdLocked(params.id ?? "");
    if (!row) return refuse("not_found");
    const refusal = checkDecision(decidedOf(row), decision.status, deciderOf(actor, body.version));
    if (refusal) return refusal;
    await moveTransaction(call, store, row, { ...decision, reason: body.reason });
    if (row.card_id) erased.push(...(await eraseCardSecrets(context, store, row.card_id)));
    const [changed, wallet] = await Promise.all([store.transactions.byId(row.id), presentWalletOf(store, row.user_id)]);
    if (!changed || !wallet) return refuse("not_found");
    return { wallet, transaction: presentTransaction(changed) };
  });
  await Promise.all(erased.map((key) => context.documents.remove(key)));
  return answer;
}
