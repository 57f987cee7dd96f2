import { walletsIn } from "../ledger/wallet-store";
import { ledgerIn } from "../ledger/store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { limits } from "../../kernel/limits";
import type { BalanceEdit } from "./schemas";
import { adjustBalances, type Adjustment, type WantedBalances } from "./rules";
import { parseMinor, type Money } from "../../kernel/money";
import { isRefusal } from "../../kernel/refusal";
import type { WalletRow } from "../../database/schema";
import { recordAudit } from "../audit/record-audit";
import type { Refused } from "../../http/call";
import type { TransitionContext } from "../movements/apply-transition";

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

export const maximumBalance = ({ currency }: WalletRow): Money => ({
  minor: BigInt(limits.balanceMaximumMinor),
  currency,
});

/**
 * Posts one adjustment entry for each field that differs, with its audit entry. Returns what was
 * posted. The caller locks the wallet's row.
 */
export async function applyBalances(
  call: TransitionContext,
  db: Db,
  wallet: WalletRow,
  { wanted, reason }: { wanted: WantedBalances; reason: string | undefined },
): Promise<readonly Adjustment[] | Refused> {
  const { context, actor } = call;
  const adjustments = adjustBalances(
    await walletsIn(db).balances(wallet.id),
    wanted,
    maximumBalance(wallet),
  );
  if (isRefusal(adjustments)) return adjustments;
  const about = {
    wallet_id: wallet.id,
    transaction_id: null,
    transaction_version: null,
    actor_id: actor.user.id,
    reason: reason ?? null,
  };
  for (const { postings } of adjustments) {
    await ledgerIn(db).post(
      { id: context.newId(), ...about, created_at: context.now() },
      postings,
      wallet.currency,
    );
  }
  await recordAudit(db, call, {
    action: "wallet.adjusted",
    subject: `wallet:${wallet.id}`,
    before: Object.fromEntries(
      adjustments.map(({ field, beforeMinor }) => [field, beforeMinor.toString()]),
    ),
    after: Object.fromEntries(
      adjustments.map(({ field, afterMinor }) => [field, afterMinor.toString()]),
    ),
    reason,
    about: await usersIn(db).byId(wallet.user_id),
  });
  return adjustments;
}
