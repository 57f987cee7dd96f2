// Double entry: an entry is a set of postings that sum to zero; a balance is the sum of an
// account's postings.

/** Accounts of a wallet; none of them may go below zero. */
export const walletAccounts = [
  "available",
  "held",
  "manual_hold",
  "profit",
  "bonus",
  "unallocated",
] as const;
export type WalletAccount = (typeof walletAccounts)[number];
/** Counter-accounts of the house: money that came in or went out, and corrections by administrators. */
type HouseAccount = "settlement" | "adjustment";
type AccountKind = WalletAccount | HouseAccount;

/** Signed movement on one account, in minor units: positive raises the account. */
export interface Posting {
  readonly account: AccountKind;
  readonly amountMinor: bigint;
}

/** The postings that lead from one set to another; accounts that do not move are left out. */
export function difference(before: readonly Posting[], after: readonly Posting[]): Posting[] {
  const moved = new Map<AccountKind, bigint>();
  for (const posting of after) add(moved, posting.account, posting.amountMinor);
  for (const posting of before) add(moved, posting.account, -posting.amountMinor);
  return [...moved]
    .filter(([, amountMinor]) => amountMinor !== 0n)
    .map(([account, amountMinor]) => ({ account, amountMinor }));
}

export function sumsToZero(postings: readonly Posting[]): boolean {
  return postings.reduce((total, posting) => total + posting.amountMinor, 0n) === 0n;
}

export function isWalletAccount(account: AccountKind): account is WalletAccount {
  return walletAccounts.some((kind) => kind === account);
}

function add(moved: Map<AccountKind, bigint>, account: AccountKind, amountMinor: bigint) {
  moved.set(account, (moved.get(account) ?? 0n) + amountMinor);
}
