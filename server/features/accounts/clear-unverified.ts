// Password reset of an account with an unverified address: someone else may have opened it, so its contents are removed.
import { messagesIn } from "../../locales/messages";
import { limits } from "../../kernel/limits";
import { walletsIn } from "../ledger/wallet-store";
import { transactionsIn } from "../ledger/transaction-store";
import { usernameSkeletonsIn } from "../users/username-skeleton-store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { blankAcceptance, blankAddress } from "../../database/rows/blank-user-columns";
import type { TransactionRow, UserRow, WalletRow } from "../../database/schema";
import { searchKey, searchKeysOf } from "../../database/search-key";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../../http/context";
import { applyTransition } from "../movements/apply-transition";
import { payoutsIn } from "../withdrawals/payout-store";

interface Resetting {
  readonly context: Context;
  readonly actor: { readonly user: UserRow };
  readonly address: string | null;
}

/** Whether the account's contents may come from someone else. The operator vouches for administrators' addresses. */
export function mayHoldUnverifiedData(user: UserRow): boolean {
  return user.email_verified_at === null && user.role !== "admin" && !isUnused(user);
}

/** Staff created it, and no one could use it before choosing a password. */
function isUnused({
  password_hash: hash,
  initial_password_until: until,
  created_at: createdAt,
}: UserRow): boolean {
  return hash === "" || (until !== null && until <= createdAt + limits.firstPasswordDays * dayMs);
}

const dayMs = 24 * 60 * 60_000;

/**
 * Cancels pending requests and withdrawals not sent yet, so that no money goes to someone else's destination, and removes
 * payout destinations, cards, documents, codes and drafts. Money stays in the wallet. Inside the command's database
 * transaction; returns the storage keys of files to remove after the commit.
 */
export async function clearUnverifiedData(db: Db, call: Resetting): Promise<readonly string[]> {
  const { context, actor } = call;
  const { user } = actor;
  const wallet = await walletsIn(db).ofUser(user.id);
  for (const row of wallet ? await unsettledLocked(db, wallet) : []) {
    await payoutsIn(db).leaveBatch(row.id);
    await applyTransition(call, db, row, {
      action: "transaction.cancelled",
      status: "failed",
      reasonCode: "account_reset",
    });
  }
  const { now, settings } = context;
  const person = { db, id: user.id, now: now(), language: settings.language };
  const { files } = await context.erase("unverified", person);
  const profile = blankProfile(context, user);
  if (profile.username) await usernameSkeletonsIn(db).claim(profile.username, user.id);
  await usersIn(db).update(user.id, {
    kyc_status: "not_submitted",
    kyc_reason_code: null,
    kyc_reason: null,
    kyc_checked_outside_at: null,
    level_two_at: null,
    // A rejection keeps blocking payouts: the user who was rejected may have reset the password.
    ...(user.kyc_status === "rejected" && { kyc_resubmitted_at: context.now() }),
    version: user.version + 1,
    ...profile,
  });
  await recordAudit(db, call, { action: "user.cleared", subject: `user:${user.id}` });
  return files;
}

/** All are locked before the wallet is, in the order of decisions. */
async function unsettledLocked(db: Db, wallet: WalletRow): Promise<TransactionRow[]> {
  const rows = await transactionsIn(db).pendingLocked(wallet);
  for (const id of await payoutsIn(db).unsentFrom(wallet)) {
    const row = await transactionsIn(db).byIdLocked(id);
    // Staff may have sent it before the lock was free.
    const payout = await payoutsIn(db).byId(id);
    // The file of a released batch may be at the bank.
    const batch = await payoutsIn(db).liveBatchOf(id);
    if (row && payout?.state === "to_send" && batch?.state !== "released") rows.push(row);
  }
  return rows;
}

/** Someone who signed up accepted the terms; details entered by an administrator stay. */
function blankProfile({ randomText, settings }: Context, user: UserRow): Partial<UserRow> {
  if (user.terms_accepted_at === null) return {};
  const named = {
    email: user.email,
    fullname: messagesIn(settings.language, "portalNotes")("newCustomer"),
    username: `customer-${randomText(9)}`,
    phone_number: "",
  };
  return {
    fullname: named.fullname,
    username: named.username,
    username_key: searchKey(named.username),
    ...searchKeysOf(named),
    phone_number: named.phone_number,
    ...blankAddress,
    ...blankAcceptance,
  };
}
