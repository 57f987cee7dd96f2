import type { adminWalletOperations } from "./admin-operations";
import { usersIn } from "../users/store";
import { personOf } from "../users/person-of";
import { checkOpen } from "../users/rules";
import { walletsIn } from "../ledger/wallet-store";
import { refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { newWallet } from "../ledger/new-wallet";
import { presentWalletOf } from "../ledger/present-wallet";

/** Creates a wallet for a user without one; a closed one is reopened, empty. */
export const createWallet: Handler<typeof adminWalletOperations.createWallet> = (call) =>
  command(call, async (db) => {
    const { context, actor, params } = call;
    if (params.id === actor.user.id) return refuse("own_wallet");
    const user = await usersIn(db).byIdLocked(params.id ?? "");
    if (!user) return refuse("not_found");
    const closed = checkOpen(personOf(user));
    if (closed) return closed;
    const isOpened =
      (await walletsIn(db).setClosed(user.id, null, context.now())) ||
      (await walletsIn(db).create(newWallet(context, user)));
    if (!isOpened) return refuse("wallet_exists");
    const wallet = await presentWalletOf(db, user.id);
    if (!wallet) return refuse("not_found");
    await recordAudit(db, call, {
      action: "wallet.created",
      subject: `wallet:${wallet.id}`,
      personId: user.id,
    });
    return wallet;
  });
