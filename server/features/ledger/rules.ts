// Double entry: an entry is a set of postings that sum to zero; a balance is the sum of an
// account's postings.
import { add, isZero, negate, sumOf, type Money } from "../../kernel/money";

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
/** What each account of a wallet holds. */
export type Balances = Readonly<Record<WalletAccount, Money>>;
/** Counter-accounts of the house: money that came in or went out, and corrections by administrators. */
type HouseAccount = "settlement" | "adjustment";
export type AccountKind = WalletAccount | HouseAccount;

/** Signed movement on one account: positive raises the account. All of an entry are in one currency. */
export interface Posting {
  readonly account: AccountKind;
  readonly amount: Money;
}

/** The postings that lead from one set to another; accounts that do not move are left out. */
export function difference(before: readonly Posting[], after: readonly Posting[]): Posting[] {
  const moved = new Map<AccountKind, Money>();
  const undone = before.map(({ account, amount }) => ({ account, amount: negate(amount) }));
  for (const { account, amount } of [...after, ...undone]) {
    const sum = moved.get(account);
    moved.set(account, sum ? add(sum, amount) : amount);
  }
  return [...moved]
    .filter(([, amount]) => !isZero(amount))
    .map(([account, amount]) => ({ account, amount }));
}

export function sumsToZero(postings: readonly Posting[]): boolean {
  const [first] = postings.map(({ amount }) => amount);
  return (
    !first ||
    isZero(
      sumOf(
        first.currency,
        postings.map(({ amount }) => amount),
      ),
    )
  );
}

export function isWalletAccount(account: AccountKind): account is WalletAccount {
  return walletAccounts.some((kind) => kind === account);
}
