// Money that a bank returns after an account was closed: posted to the wallet, and from there to the operator, who owes it.
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
import { rollBack } from "../../http/command";
import { refuse } from "../../kernel/refusal";
import { closingPostings } from "../adjustments/rules";
import { walletsIn } from "../ledger/wallet-store";
import { postMoney, type MoneyCall } from "../ledger/post-money";

/** The wallet is open only inside of this database transaction; closing an account writes off a balance the same way. */
export async function postToClosedWallet(
  call: MoneyCall,
  db: Db,
  { wallet_id: walletId }: Pick<TransactionRow, "wallet_id">,
  post: () => Promise<void>,
): Promise<void> {
  const wallets = walletsIn(db);
  const wallet = (await wallets.byIdLocked(walletId)) ?? rollBack(refuse("wallet_missing"));
  const { user_id: userId, deleted_at: closedAt } = wallet;
  const now = call.context.now();
  await wallets.setClosed(userId, null, now);
  await post();
  const entry = {
    id: call.context.newId(),
    wallet_id: walletId,
    actor_id: call.actor.user.id,
    created_at: now,
  };
  const postings = closingPostings(await wallets.balances(wallet));
  // The return itself was counted against the thresholds.
  const guarded = { entry, postings, wallet, isAutomatic: true };
  await postMoney(call, db, guarded, refuse("wallet_missing"));
  await wallets.setClosed(userId, closedAt ?? now, now);
}
