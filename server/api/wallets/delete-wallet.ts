import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { refusalOfOldSignIn } from "../accounts/confirmed";
import type { Handler } from "../call";
import { command } from "../command";
import { finishErasing } from "../background/finish-erasing";
import { closeWallet } from "./close-wallet";

/** Closes a user's wallet; one with money in it only when asked a second time. */
export const deleteWallet: Handler<Operations["admin"]["deleteWallet"]> = async (call) => {
  const { context, actor, body, params } = call;
  if (params.id === actor.user.id) return refuse("own_wallet");
  const tooOld = refusalOfOldSignIn(actor, context.now());
  if (tooOld) return tooOld;
  let files: readonly string[] = [];
  const answer = await command(call, async (store) => {
    const wallet = await store.wallets.ofUser(params.id ?? "");
    if (!wallet) return refuse("wallet_missing");
    files = await closeWallet(call, store, wallet, {
      confirmed: body.confirmed ?? false,
      seenVersion: body.version,
      reason: body.reason,
    });
    return { message: "Wallet deleted" };
  });
  if (files.length > 0) await finishErasing(context, files);
  return answer;
};
