// Closes a wallet: cancels pending transactions and writes off the balance; the row stays for the ledger.
import { transactionsIn } from "../ledger/transaction-store";
import { walletsIn } from "../ledger/wallet-store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { balanceFields, closingPostings, shownBalances } from "../adjustments/rules";
import { isPositive } from "../../kernel/money";
import { type Reason, reasonOrNone } from "../../kernel/reasons";
import { refuse } from "../../kernel/refusal";
import type { WalletRow } from "../../database/schema";
import { recordAudit } from "../audit/record-audit";
import { eraseUnneededSecrets } from "../cards/erase-card-secrets";
import { rollBack, command } from "../../http/command";
import { payoutsIn } from "../withdrawals/payout-store";
import { postMoney, type TransitionContext } from "../ledger/post-money";
import { requireTwoPeople } from "../second-approval/require-two-people";
import { applyTransition } from "../movements/apply-transition";
import { messagesIn } from "../../locales/messages";
import type { adminWalletOperations } from "./admin-operations";
import type { Approvable, Handler } from "../../http/call";
import { finishErasing } from "../documents/finish-erasing";
import { waitsForApproval } from "../second-approval/with-approval";
import { walletSubject } from "../ledger/wallet-subject";

interface Closing {
  /** False if the caller hasn't confirmed yet; a caller who doesn't say needs no confirmation. */
  readonly confirmed: boolean | undefined;
  /** The refusal if there is a balance and the caller hasn't confirmed. */
  readonly ifMoneyLeft?: "wallet_has_money" | "money_left" | "own_money_left";
  /** The version of the wallet that the caller saw, if they say; compared with the locked row. */
  readonly seenVersion?: number | undefined;
  readonly reason?: Reason | undefined;
}

/**
 * Rolls back if the wallet is already closed, has changed since it was shown, or has a balance that wasn't confirmed, or
 * that in production no second person has approved.
 * Returns the storage keys of files to delete after the commit.
 */
export async function closeWallet(
  call: TransitionContext,
  db: Db,
  wallet: Pick<WalletRow, "id" | "user_id">,
  { confirmed, ifMoneyLeft = "wallet_has_money", seenVersion, reason }: Closing,
): Promise<string[]> {
  // Transactions first and then the wallet: the order in which decisions lock them, too.
  await transactionsIn(db).pendingLocked(wallet);
  const row = await walletsIn(db).byIdLocked(wallet.id);
  if (row?.deleted_at !== null) rollBack(refuse("wallet_missing"));
  if (seenVersion !== undefined && seenVersion !== row.version)
    rollBack(refuse("changed_by_someone_else"));
  // A payout that comes back needs an open wallet.
  if (await payoutsIn(db).isOpenFor(row.user_id)) rollBack(refuse("payout_open"));
  const before = shownBalances(await walletsIn(db).balances(row));
  const { totalBalance: amount } = before;
  if (isPositive(amount)) {
    if (confirmed === false) rollBack(refuse(ifMoneyLeft, { values: { amount } }));
    if (!call.context.settings.isDemo)
      await requireTwoPeople(call, db, { userId: row.user_id, walletId: row.id, amount });
  }
  const files = await cancelPending(call, db, row);
  await writeOffBalance(call, db, row);
  const now = call.context.now();
  await walletsIn(db).setClosed(row.user_id, now, now);
  await recordAudit(db, call, {
    action: "wallet.closed",
    subject: `wallet:${row.id}`,
    before: Object.fromEntries(
      balanceFields.map((field) => [field, before[field].minor.toString()]),
    ),
    ...reason,
    about: await usersIn(db).byId(row.user_id),
  });
  return files;
}

async function cancelPending(
  call: TransitionContext,
  db: Db,
  wallet: WalletRow,
): Promise<string[]> {
  const files: string[] = [];
  for (const transaction of await transactionsIn(db).pendingLocked(wallet)) {
    await applyTransition(call, db, transaction, {
      action: "transaction.cancelled",
      status: "failed",
      reasonCode: "wallet_closed",
    });
    files.push(...(await eraseUnneededSecrets(call.context, db, transaction)));
  }
  return files;
}

async function writeOffBalance(call: TransitionContext, db: Db, wallet: WalletRow): Promise<void> {
  const { context, actor } = call;
  const entry = {
    id: context.newId(),
    wallet_id: wallet.id,
    actor_id: actor.user.id,
    created_at: context.now(),
  };
  const postings = closingPostings(await walletsIn(db).balances(wallet));
  await postMoney(call, db, { entry, postings, wallet }, refuse("wallet_missing"));
}

/** Closes a user's wallet; one with a balance requires confirmation. */
const close: Handler<typeof adminWalletOperations.deleteWallet> = async (call) => {
  const { context, actor, body, params } = call;
  if (params.id === actor.user.id) return refuse("own_wallet");
  let files: readonly string[] = [];
  const answer = await command(call, async (db) => {
    const wallet = await walletsIn(db).ofUser(params.id ?? "");
    if (!wallet) return refuse("wallet_missing");
    files = await closeWallet(call, db, wallet, {
      confirmed: body.confirmed,
      seenVersion: body.version,
      reason: reasonOrNone(body.reason),
    });
    return { message: messagesIn(call.locale, "notices")("walletDeleted") };
  });
  if (files.length > 0) await finishErasing(context, files);
  return answer;
};

export const deleteWallet: Approvable<typeof adminWalletOperations.deleteWallet> = {
  handler: close,
  subject: ({ params }, db) => walletSubject(db, params.id),
  unchanged: waitsForApproval,
  explainedBy: "reason",
};
