// Double entry: an entry is a set of postings that sum to zero; a balance is the sum of an
// account's postings. What a transaction posts follows from its state, never from a click, so that
// no order of decisions can post it twice.
import { add, isZero, negate, subtract, type Money } from "../../kernel/money";
import type { TransactionStatus, TransactionType } from "./labels";

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
/** The accounts of a wallet by use. */
export type Balances = Readonly<Record<WalletAccount, Money>>;
/** The operator's counter-accounts: money in, money out, adjustments by administrators, and fees. */
type HouseAccount = "settlement" | "adjustment" | "fees";
type AccountKind = WalletAccount | HouseAccount;

/** Signed amount posted to one account: positive raises the account. All of an entry are in one currency. */
export interface Posting {
  readonly account: AccountKind;
  readonly amount: Money;
}

/** The postings that lead from one set to another; unchanged accounts are left out. */
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
  const [first, ...others] = postings.map(({ amount }) => amount);
  return !first || isZero(others.reduce(add, first));
}

export function isWalletAccount(account: AccountKind): account is WalletAccount {
  return walletAccounts.some((kind) => kind === account);
}

export function accountId(walletId: string, kind: WalletAccount): string {
  return `${walletId}:${kind}`;
}

/** The account of a posting: one of the wallet's, or the operator's in that currency. */
export function postingAccountId(walletId: string, { account, amount }: Posting): string {
  return isWalletAccount(account)
    ? accountId(walletId, account)
    : `house:${account}:${amount.currency}`;
}

export interface TransactionState {
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly amount: Money;
  /** Part of the amount; missing for none. */
  readonly fee?: Money;
}

/** The postings that a transaction in this state has made in total. The fee is charged once the money has moved. */
export function postingsFor({ type, status, amount, fee }: TransactionState): Posting[] {
  if (status === "failed") return [];
  if (type === "deposit")
    return status === "pending"
      ? []
      : [{ account: "settlement", amount: negate(amount) }, ...split(amount, fee, "available")];
  return status === "pending"
    ? move("available", "held", amount)
    : [{ account: "available", amount: negate(amount) }, ...split(amount, fee, "settlement")];
}

/** The amount, for where it arrives and for the operator. */
function split(amount: Money, fee: Money | undefined, account: Posting["account"]): Posting[] {
  if (!fee || isZero(fee)) return [{ account, amount }];
  const charged: Posting = { account: "fees", amount: fee };
  const arriving = subtract(amount, fee);
  return isZero(arriving) ? [charged] : [{ account, amount: arriving }, charged];
}

/** The entry for a change from one state to another; `null` means that it doesn't exist. */
export function entryBetween(
  before: TransactionState | null,
  after: TransactionState | null,
): Posting[] {
  return difference(before ? postingsFor(before) : [], after ? postingsFor(after) : []);
}

function move(from: Posting["account"], to: Posting["account"], amount: Money): Posting[] {
  return [
    { account: from, amount: negate(amount) },
    { account: to, amount },
  ];
}
