import { limits } from "../../contract/values/limits";
import type { BalanceEdit } from "../../contract/schemas/admin-wallets";
import { adjustBalances, type Adjustment, type WantedBalances } from "../../domain/adjustments";
import { parseMinor } from "../../domain/money";
import { isRefusal } from "../../domain/refusal";
import type { WalletRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { audit } from "../audit";
import type { Refused } from "../call";
import type { Mover } from "../transactions/move-transaction";

export function wantedIn(body: Omit<BalanceEdit, "version" | "reason">): WantedBalances {
  const minor = (typed: string | undefined) =>
    typed === undefined ? undefined : parseMinor(typed);
  return {
    totalBalance: minor(body.totalBalance),
    availableBalance: minor(body.availableBalance),
    profitBalance: minor(body.profitBalance),
    bonusBalance: minor(body.bonusBalance),
    pendingWithdrawal: minor(body.pendingWithdrawal),
  };
}

/**
 * Posts one adjustment entry for each field that differs, with its audit entry. Returns what was
 * posted. The caller locks the wallet's row.
 */
export async function applyBalances(
  call: Mover,
  store: Store,
  wallet: WalletRow,
  { wanted, reason }: { wanted: WantedBalances; reason: string | undefined },
): Promise<readonly Adjustment[] | Refused> {
  const { context, actor } = call;
  const adjustments = adjustBalances(await store.wallets.balances(wallet.id), wanted, {
    minor: BigInt(limits.balanceMaximumMinor),
    currency: wallet.currency,
  });
  if (isRefusal(adjustments)) return adjustments;
  const about = {
    wallet_id: wallet.id,
    transaction_id: null,
    transaction_version: null,
    actor_id: actor.user.id,
    reason: reason ?? null,
  };
  for (const { postings } of adjustments) {
    await store.ledger.post(
      { id: context.newId(), ...about, created_at: context.now() },
      postings,
      wallet.currency,
    );
  }
  await audit(store, call, {
    action: "wallet.adjusted",
    subject: `wallet:${wallet.id}`,
    before: Object.fromEntries(
      adjustments.map(({ field, beforeMinor }) => [field, beforeMinor.toString()]),
    ),
    after: Object.fromEntries(
      adjustments.map(({ field, afterMinor }) => [field, afterMinor.toString()]),
    ),
    reason,
    about: await store.users.byId(wallet.user_id),
  });
  return adjustments;
}
