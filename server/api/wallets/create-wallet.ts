import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command } from "../command";
import { newWallet } from "./new-wallet";
import { presentWalletOf } from "./present-wallet";

/** Makes a wallet for somebody who has none; one that was closed is opened again, empty. */
export const createWallet: Handler<Operations["admin"]["createWallet"]> = (call) =>
  command(call, async (store) => {
    const { context, params } = call;
    const user = await store.users.byId(params.id ?? "");
    if (!user) return refuse("not_found");
    const isOpened =
      (await store.wallets.setClosed(user.id, null, context.now())) ||
      (await store.wallets.create(newWallet(context, user)));
    if (!isOpened) return refuse("wallet_exists");
    const wallet = await presentWalletOf(store, user.id);
    if (!wallet) return refuse("not_found");
    await audit(store, call, {
      action: "wallet.created",
      subject: `wallet:${wallet.id}`,
      personId: user.id,
    });
    return wallet;
  });
