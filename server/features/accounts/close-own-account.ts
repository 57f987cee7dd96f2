// A customer closes their own account, with nothing left in it.
import { messagesIn } from "../../locales/messages";
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import { isRefusal, refuse } from "../../kernel/refusal";
import { hasReceivedCoins } from "../crypto-payments/paid-in-part";
import { finishErasing } from "../documents/finish-erasing";
import { transactionsIn } from "../ledger/transaction-store";
import { walletsIn } from "../ledger/wallet-store";
import { payoutsIn } from "../withdrawals/payout-store";
import { endOfBlock } from "../users/rules";
import { payoutBlockOf } from "../users/person-of";
import { usersIn } from "../users/store";
import { closeAccount, closeEmptyWallet, eraseAccount } from "./close-account";
import type { closingOperations } from "./closing-operations";
import type { ExternalRecords } from "../../http/erase";

export const closeOwnAccount: Handler<typeof closingOperations.closeOwnAccount> = async (call) => {
  const { context, actor } = call;
  const { retentionYears } = context.settings;
  let outside: ExternalRecords = { files: [], mails: [] };
  const answer = await command(call, async (db) => {
    const open = await checkNothingOpen(db, actor.user.id);
    if (open) return open;
    const row = await usersIn(db).byIdForRemoval(actor.user.id);
    if (!row) return refuse("not_found");
    const refusal = checkMayClose(row, context.now());
    if (refusal) return refusal;
    const walletFiles = await closeEmptyWallet(call, db, row.id);
    if (retentionYears === null) {
      const { files, mails } = await eraseAccount(call, db, row.id, { reasonCode: "own_request" });
      outside = { files: [...walletFiles, ...files], mails };
      return { message: messagesIn(call.locale, "notices")("ownAccountErased") };
    }
    const { files, retainedUntil } = await closeAccount(call, db, row, {
      years: retentionYears,
      reasonCode: "own_request",
    });
    outside = { files: [...walletFiles, ...files], mails: [] };
    return {
      message: messagesIn(call.locale, "notices")("ownAccountClosed"),
      retainedUntil: new Date(retainedUntil).toISOString(),
    };
  });
  if (!isRefusal(answer)) await finishErasing(context, outside.files, outside.mails);
  return answer;
};

/** Locks the pending transactions, before the user: the order in which decisions lock them, too. */
async function checkNothingOpen(db: Db, userId: string): Promise<Refused | null> {
  if (await payoutsIn(db).isOpenFor(userId)) return refuse("own_payout_open");
  const wallet = await walletsIn(db).ofUser(userId);
  for (const pending of wallet ? await transactionsIn(db).pendingLocked(wallet) : [])
    if (await hasReceivedCoins(db, pending)) return refuse("own_coins_received");
  return null;
}

/** Staff stay in the records under their name, and a payout that is under review must not be given up. */
function checkMayClose(row: UserRow, now: number): Refused | null {
  if (row.role === "admin") return refuse("staff_stay");
  return endOfBlock(payoutBlockOf(row), now) === null ? null : refuse("closing_blocked");
}
