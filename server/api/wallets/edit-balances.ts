import type { Operations } from "../../contract/operations";
import { isRefusal, refuse } from "../../domain/refusal";
import { refusalOfOldSignIn } from "../accounts/confirmed";
import type { Handler } from "../call";
import { command } from "../command";
import { applyBalances, wantedIn } from "./apply-balances";
import { presentWalletOf } from "./present-wallet";

/** The balance form: one adjustment entry for each field that differs. */
export const editBalances: Handler<Operations["admin"]["editWallet"]> = async (call) => {
  const { context, actor, body, params } = call;
  if (params.id === actor.user.id) return refuse("own_wallet");
  if (context.settings.asksTwoToAdjust) return refuse("second_approval_needed");
  const tooOld = refusalOfOldSignIn(actor, context.now());
  if (tooOld) return tooOld;
  return command(call, async (store) => {
    const wallet = await store.wallets.ofUserLocked(params.id ?? "");
    if (!wallet) return refuse("wallet_missing");
    if (body.version !== undefined && body.version !== wallet.version)
      return refuse("changed_by_someone_else");
    const booked = await applyBalances(call, store, wallet, {
      wanted: wantedIn(body),
      reason: body.reason,
    });
    if (isRefusal(booked)) return booked;
    return (await presentWalletOf(store, wallet.user_id)) ?? refuse("wallet_missing");
  });
};
