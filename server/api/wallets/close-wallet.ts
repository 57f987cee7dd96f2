// Closing a wallet: what is pending is cancelled, what is left is booked out, and the row stays for the ledger's sake.
import { balanceFields, closingPostings, shownBalances } from "../../domain/adjustments";
import { amountIn } from "../../domain/money";
import { refuse } from "../../domain/refusal";
import type { WalletRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { audit } from "../audit";
import { eraseUnneededSecrets } from "../cards/erase-card-secrets";
import { rollBack } from "../command";
import { moveTransaction, type Mover } from "../transactions/move-transaction";

interface Closing {
  /** Whether the caller confirmed closing a wallet that has money in it. */
  readonly confirmed: boolean;
  /** The version of the wallet that the caller saw, if they say; compared with the locked row. */
  readonly seenVersion?: number | undefined;
  readonly reason?: string | undefined;
}

/**
 * Rolls the command back where the wallet is closed already, was changed since it was seen, or holds money and nobody confirmed.
 * Returns the storage keys of files to remove after the commit.
 */
export async function closeWallet(
  call: Mover,
  store: Store,
  wallet: Pick<WalletRow, "id" | "user_id">,
  { confirmed, seenVersion, reason }: Closing,
): Promise<string[]> {
  // Transactions first and then the wallet: the order in which decisions lock them, too.
  await store.transactions.pendingLocked(wallet);
  const row = await store.wallets.byIdLocked(wallet.id);
  if (row?.deleted_at !== null) rollBack(refuse("wallet_missing"));
  if (seenVersion !== undefined && seenVersion !== row.version)
    rollBack(refuse("changed_by_someone_else"));
  const before = shownBalances(await store.wallets.balances(row.id));
  if (before.totalBalance > 0n && !confirmed)
    rollBack(
      refuse("wallet_has_money", {
        values: { amount: amountIn(row.currency, before.totalBalance) },
      }),
    );
  const files = await cancelPending(call, store, row);
  await bookOut(call, store, row, reason);
  const now = call.context.now();
  await store.wallets.setClosed(row.user_id, now, now);
  await audit(store, call, {
    action: "wallet.closed",
    subject: `wallet:${row.id}`,
    before: Object.fromEntries(balanceFields.map((field) => [field, before[field].toString()])),
    reason,
    about: await store.users.byId(row.user_id),
  });
  return files;
}

async function cancelPending(call: Mover, store: Store, wallet: WalletRow): Promise<string[]> {
  const files: string[] = [];
  for (const transaction of await store.transactions.pendingLocked(wallet)) {
    await moveTransaction(call, store, transaction, {
      action: "transaction.cancelled",
      status: "failed",
      reason: "The wallet was closed.",
    });
    files.push(...(await eraseUnneededSecrets(call.context, store, transaction)));
  }
  return files;
}

async function bookOut(
  { context, actor }: Mover,
  store: Store,
  wallet: WalletRow,
  reason: string | undefined,
): Promise<void> {
  const entry = {
    id: context.newId(),
    wallet_id: wallet.id,
    transaction_id: null,
    transaction_version: null,
    actor_id: actor.user.id,
    reason: reason ?? null,
    created_at: context.now(),
  };
  await store.ledger.post(
    entry,
    closingPostings(await store.wallets.balances(wallet.id)),
    wallet.currency,
  );
}
