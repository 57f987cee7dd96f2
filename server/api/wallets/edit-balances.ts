import type { Endpoints } from "../../contract/endpoints";
import { limits } from "../../contract/values/limits";
import { adjustBalances, type Adjustment, type WantedBalances } from "../../domain/adjustments";
import { parseMinor } from "../../domain/money";
import { isRefusal, refuse } from "../../domain/refusal";
import type { WalletRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { audit } from "../audit";
import type { Call, Handler } from "../call";
import { command } from "../command";
import { presentWalletOf } from "./present-wallet";

type BalanceEdit = Call<Endpoints["admin"]["editWallet"]>;

/** The balance form: one adjustment entry for each field that differs (R6, R12). */
export const editBalances: Handler<Endpoints["admin"]["editWallet"]> = async (call) => {
  const { actor, body, params } = call;
  if (params.id === actor.user.id) return refuse("own_wallet");
  return command(call, async (store) => {
    const wallet = await store.wallets.ofUserLocked(params.id ?? "");
    if (!wallet) return refuse("wallet_missing");
    if (body.version !== undefined && body.version !== wallet.version) return refuse("changed_by_someone_else");
    const adjustments = adjustBalances(await store.wallets.balances(wallet.id), wantedIn(call), BigInt(limits.balanceMaximumMinor));
    if (isRefusal(adjustments)) return adjustments;
    await postAll(call, store, wallet, adjustments);
    return (await presentWalletOf(store, wallet.user_id)) ?? refuse("wallet_missing");
  });
};

function wantedIn({ body }: BalanceEdit): WantedBalances {
  const minor = (typed: string | undefined) => (typed === undefined ? undefined : parseMinor(typed));
  return {
    totalBalance: minor(body.totalBalance),
    availableBalance: minor(body.availableBalance),
    profitBalance: minor(body.profitBalance),
    bonusBalance: minor(body.bonusBalance),
    pendingWithdrawal: minor(body.pendingWithdrawal),
  };
}

async function postAll(call: BalanceEdit, store: Store, wallet: WalletRow, adjustments: readonly Adjustment[]): Promise<void> {
  const { context, actor, body } = call;
  const about = { wallet_id: wallet.id, transaction_id: null, transaction_version: null, actor_id: actor.user.id, reason: body.reason ?? null };
  for (const { postings } of adjustments) {
    await store.ledger.post({ id: context.newId(), ...about, created_at: context.now() }, postings, wallet.currency);
  }
  await audit(store, call, {
    action: "wallet.adjusted",
    subject: `wallet:${wallet.id}`,
    before: Object.fromEntries(adjustments.map(({ field, beforeMinor }) => [field, beforeMinor.toString()])),
    after: Object.fromEntries(adjustments.map(({ field, afterMinor }) => [field, afterMinor.toString()])),
    reason: body.reason,
    about: await store.users.byId(wallet.user_id),
  });
}
