import { messagesIn } from "../../locales/messages";
import type { accountOperations } from "./operations";
import { usersIn } from "../users/store";
import { walletsIn } from "../ledger/wallet-store";
import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import { reasonOrNone } from "../../kernel/reasons";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { ExternalRecords } from "../../http/erase";
import type { Approvable, Call, Handler } from "../../http/call";
import { command } from "../../http/command";
import { finishErasing } from "../documents/finish-erasing";
import { closeWallet } from "../wallets/close-wallet";
import { personOf } from "../users/person-of";
import { checkOpen } from "../users/rules";
import { payoutsIn } from "../withdrawals/payout-store";
import { closeAccount, eraseAccount } from "./close-account";
import { waitsForApproval } from "../second-approval/with-approval";
import { limits } from "../../kernel/limits";
import { ledgerIn } from "../ledger/store";
import { requireTwoPeople } from "../second-approval/require-two-people";

type Deletion = Call<typeof accountOperations.remove>;

/**
 * Cancels pending transactions and closes the wallet. If records are kept, the account is closed; otherwise the user is erased, and
 * ledger entries stay, anonymized.
 */
const remove: Handler<typeof accountOperations.remove> = async (call) => {
  let outside: ExternalRecords = { files: [], mails: [] };
  const answer = await command(call, async (db) => {
    const { params, body } = call;
    // Locked before the user, as in decisions, which lock the user last for their emails; the other order could deadlock.
    const open = await walletsIn(db).ofUser(params.id ?? "");
    if (open) await transactionsIn(db).pendingLocked(open);
    const row = await usersIn(db).byIdForRemoval(params.id ?? "");
    if (!row) return refuse("not_found");
    if (body.version !== undefined && body.version !== row.version)
      return refuse("changed_by_someone_else");
    // Their actions stay in the records under their name.
    if (row.role === "admin") return refuse("staff_stay");
    const closed = checkOpen(personOf(row));
    if (closed) return closed;
    // A returned payout would have no wallet, and an unsent one no destination.
    if (await payoutsIn(db).isOpenFor(row.id)) return refuse("payout_open");
    const { retentionYears } = call.context.settings;
    if (retentionYears === null) {
      outside = await erase(call, db, row.id);
      return { message: messagesIn(call.locale, "notices")("userDeleted") };
    }
    const wallet = await walletsIn(db).ofUser(row.id);
    const walletFiles = wallet
      ? await closeWallet(call, db, wallet, {
          confirmed: body.confirmed,
          ifMoneyLeft: "money_left",
        })
      : [];
    await requireSecondPerson(call, db, row.id);
    const { files, retainedUntil } = await closeAccount(call, db, row, {
      years: retentionYears,
      ...reasonOrNone(body.reason),
    });
    outside = { files: [...walletFiles, ...files], mails: [] };
    return {
      message: messagesIn(call.locale, "notices")("accountClosed"),
      retainedUntil: new Date(retainedUntil).toISOString(),
    };
  });
  if (!isRefusal(answer)) await finishErasing(call.context, outside.files, outside.mails);
  return answer;
};

async function erase(call: Deletion, db: Db, userId: string): Promise<ExternalRecords> {
  const { body } = call;
  const wallet = await walletsIn(db).ofUser(userId);
  const walletFiles = wallet
    ? await closeWallet(call, db, wallet, { confirmed: body.confirmed })
    : [];
  await requireSecondPerson(call, db, userId);
  const { files, mails } = await eraseAccount(call, db, userId, reasonOrNone(body.reason));
  return { files: [...walletFiles, ...files], mails };
}

export const deleteUser: Approvable<typeof accountOperations.remove> = {
  handler: remove,
  subject: async ({ params: { id = "" } }, db) => {
    const row = await usersIn(db).byId(id);
    return { subject: `user:${id}`, version: row?.version };
  },
  unchanged: waitsForApproval,
  explainedBy: "reason",
};

const dayMs = 24 * 60 * 60_000;

/** An account whose money moved recently takes two people, so that one person can't hide a payout. Always, if closed accounts are kept; in a demo, if thresholds are set. */
async function requireSecondPerson(
  call: Call<typeof accountOperations.remove>,
  db: Db,
  userId: string,
): Promise<void> {
  const { context } = call;
  const { retentionYears, approvalThresholds } = context.settings;
  if (retentionYears === null && approvalThresholds === null) return;
  const since = context.now() - limits.closingAloneDays * dayMs;
  const moved = await ledgerIn(db).movedSince(userId, since);
  if (moved) await requireTwoPeople(call, db, { userId, walletId: moved.wallet_id, amount: null });
}
