import type { Endpoints } from "../../contract/endpoints";
import { limits } from "../../contract/values/limits";
import { parseMinor } from "../../domain/money";
import { refuse } from "../../domain/refusal";
import { checkAmount } from "../../domain/withdrawals";
import type { Handler } from "../call";
import { command } from "../command";
import { presentTransaction } from "../transactions/present-transaction";
import { addTransaction } from "./new-transaction";
import { presentWalletOf } from "./present-wallet";

const messages = { deposit: "Wallet credited", withdrawal: "Wallet debited" } as const;

/** Books at once: type deposit is a credit, type withdrawal a real debit (R14). */
export const creditWallet: Handler<Endpoints["admin"]["credit"]> = async (call) => {
  const { context, actor, body } = call;
  if (body.userId === actor.user.id) return refuse("own_wallet");
  return command(call, async (store) => {
    const wallet = await store.wallets.ofUserLocked(body.userId);
    if (!wallet) return refuse("wallet_missing", { field: "userId" });
    const amountMinor = parseMinor(body.amount);
    const refusal = checkAmount(amountMinor, BigInt(limits.movementMaximumMinor));
    if (refusal) return refusal;
    const id = context.newId();
    await addTransaction(call, store, wallet, {
      id,
      type: body.type,
      action: body.action,
      payment_method: null,
      description: body.description ?? null,
      amountMinor,
      status: "successful",
      ...(body.reference && { reference: body.reference }),
    });
    const [row, shown] = await Promise.all([store.transactions.byId(id), presentWalletOf(store, wallet.user_id)]);
    return row && shown ? { message: messages[body.type], wallet: shown, transaction: presentTransaction(row) } : refuse("not_found");
  });
};
