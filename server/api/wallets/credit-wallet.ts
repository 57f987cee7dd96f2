import type { Operations } from "../../contract/operations";
import { isRefusal, refuse } from "../../domain/refusal";
import { refusalOfOldSignIn } from "../accounts/confirmed";
import type { Handler } from "../call";
import { command } from "../command";
import { presentTransaction } from "../transactions/present-transaction";
import { bookCredit } from "./book-credit";
import { presentWalletOf } from "./present-wallet";

const messages = { deposit: "Wallet credited", withdrawal: "Wallet debited" } as const;

export const creditWallet: Handler<Operations["admin"]["credit"]> = async (call) => {
  const { context, actor, body } = call;
  if (body.userId === actor.user.id) return refuse("own_wallet");
  if (context.settings.asksTwoToAdjust) return refuse("second_approval_needed");
  const tooOld = refusalOfOldSignIn(actor, context.now());
  if (tooOld) return tooOld;
  return command(call, async (store) => {
    const wallet = await store.wallets.ofUserLocked(body.userId);
    if (!wallet) return refuse("wallet_missing", { field: "userId" });
    const booked = await bookCredit(call, store, wallet, body);
    if (isRefusal(booked)) return booked;
    const [row, shown] = await Promise.all([
      store.transactions.byId(booked.id),
      presentWalletOf(store, wallet.user_id),
    ]);
    return row && shown
      ? { message: messages[body.type], wallet: shown, transaction: presentTransaction(row) }
      : refuse("not_found");
  });
};
