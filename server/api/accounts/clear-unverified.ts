// A reset of an account whose address nobody had verified: a stranger may have opened it, so what they left is removed.
import type { UserRow } from "../../storage/schema";
import { searchKey, searchKeysOf } from "../../storage/search-key";
import type { Store } from "../../storage/store";
import { audit } from "../audit";
import type { Context } from "../context";
import { moveTransaction } from "../transactions/move-transaction";

interface Resetting {
  readonly context: Context;
  readonly actor: { readonly user: UserRow };
  readonly address: string | null;
}

const cancelled = "Cancelled: the account was reset before its email address was verified.";

/** Whether what is in the account may come from somebody else. Addresses of administrators are the operator's word. */
export function mayHoldTraces({ email_verified_at: verifiedAt, role }: UserRow): boolean {
  return verifiedAt === null && role !== "admin";
}

/**
 * Cancels what is pending, so that no money goes where a stranger wanted it, and removes payout destinations, cards, documents,
 * codes and drafts. Money stays in the wallet. Inside the command's database transaction; returns the storage keys of files to
 * remove after the commit.
 */
export async function clearTraces(store: Store, call: Resetting): Promise<readonly string[]> {
  const { context, actor } = call;
  const { user } = actor;
  const wallet = await store.wallets.ofUser(user.id);
  for (const row of wallet ? await store.transactions.pendingLocked(wallet) : []) {
    await moveTransaction(call, store, row, {
      action: "transaction.cancelled",
      status: "failed",
      reason: cancelled,
    });
  }
  const files = await store.erasure.traces(user.id);
  const profile = blankProfile(context, user);
  if (profile.username) await store.usernameSkeletons.claim(profile.username, user.id);
  await store.users.update(user.id, {
    kyc_status: "not_submitted",
    kyc_reason: null,
    version: user.version + 1,
    ...profile,
  });
  await audit(store, call, { action: "user.cleared", subject: `user:${user.id}` });
  return files;
}

/** Who signed up accepted the terms; where an administrator opened the account, its details are theirs and stay. */
function blankProfile({ randomText }: Context, user: UserRow): Partial<UserRow> {
  if (user.terms_accepted_at === null) return {};
  const named = {
    email: user.email,
    fullname: "New customer",
    username: `customer-${randomText(9)}`,
  };
  return {
    fullname: named.fullname,
    username: named.username,
    username_key: searchKey(named.username),
    ...searchKeysOf(named),
    phone_number: "",
    time_zone: "UTC",
    street: null,
    city: null,
    state: null,
    address_country: null,
    zip_code: null,
    terms_version: null,
    terms_accepted_at: null,
  };
}
