// The balance form: each field that differs becomes one balanced entry.
import { walletAccounts, type Balances, type Posting, type WalletAccount } from "../ledger/rules";
import {
  add,
  isEqual,
  isLess,
  isMore,
  isNegative,
  isZero,
  negate,
  subtract,
  zero,
  type Money,
} from "../../kernel/money";
import { refuse, type Refusal } from "../../kernel/refusal";

/** The form's fields; the total is last, because it follows from the others. */
export const balanceFields = [
  "availableBalance",
  "profitBalance",
  "bonusBalance",
  "pendingWithdrawal",
  "totalBalance",
] as const;
export type BalanceField = (typeof balanceFields)[number];

/** The balances of a wallet as shown on pages. */
export type ShownBalances = Readonly<Record<BalanceField, Money>>;

/** The entered values; missing ones weren't sent. */
export type RequestedBalances = Readonly<Partial<Record<BalanceField, Money | undefined>>>;

export interface Adjustment {
  readonly field: BalanceField;
  /** Posted to the account, and the opposite to the operator's account. */
  readonly postings: readonly [Posting, Posting];
  /** The field as it was and will be shown. */
  readonly before: Money;
  readonly after: Money;
}

type AdjustmentRefusal = Refusal<
  | "no_fields"
  | "balance_invalid"
  | "balance_above_maximum"
  | "below_open_holds"
  | "total_below_parts"
>;

// Only the manual hold can be edited; the rest belongs to open requests.
const moves: Readonly<Record<BalanceField, WalletAccount>> = {
  availableBalance: "available",
  profitBalance: "profit",
  bonusBalance: "bonus",
  pendingWithdrawal: "manual_hold",
  totalBalance: "unallocated",
};

/** Each field as shown on pages. */
export function shownBalances(balances: Balances): ShownBalances {
  return {
    availableBalance: balances.available,
    profitBalance: balances.profit,
    bonusBalance: balances.bonus,
    pendingWithdrawal: add(balances.held, balances.manual_hold),
    totalBalance: Object.values(balances).reduce(add),
  };
}

/** A field that equals its loaded value counts as not sent; a total that is not sent follows its parts. */
export function adjustBalances(
  balances: Balances,
  wanted: RequestedBalances,
  maximum: Money,
): readonly Adjustment[] | AdjustmentRefusal {
  const loaded = shownBalances(balances);
  const adjustments: Adjustment[] = [];
  let current = balances;
  for (const field of balanceFields) {
    const typed = wanted[field];
    if (typed === undefined || isEqual(typed, loaded[field])) continue;
    const refusal = refusalOf(field, typed, current, maximum);
    if (refusal) return refusal;
    const account = moves[field];
    const rise = subtract(typed, shownBalances(current)[field]);
    if (isZero(rise)) continue;
    current = { ...current, [account]: add(current[account], rise) };
    const postings: Adjustment["postings"] = [
      { account, amount: rise },
      { account: "adjustment" as const, amount: negate(rise) },
    ];
    adjustments.push({ field, postings, before: loaded[field], after: typed });
  }
  const [first] = adjustments;
  if (!first) return refuse("no_fields");
  const total = shownBalances(current).totalBalance;
  return isMore(total, maximum) && isMore(total, loaded.totalBalance)
    ? tooHigh(first.field, maximum)
    : adjustments;
}

interface BalanceChange {
  readonly field: BalanceField;
  readonly before: Money;
  readonly after: Money;
  /** The adjustment posted for this field; zero if it only follows the others. */
  readonly posted: Money;
}

/** Each balance before and after, including a total that follows its parts. */
export function balanceChanges(
  balances: Balances,
  adjustments: readonly Adjustment[],
): readonly BalanceChange[] {
  const before = shownBalances(balances).totalBalance;
  const nothing = zero(before.currency);
  const changes = adjustments.map(({ postings, ...change }) => ({
    ...change,
    posted: postings[0].amount,
  }));
  const posted = changes.reduce((sum, change) => add(sum, change.posted), nothing);
  if (isZero(posted) || changes.some(({ field }) => field === "totalBalance")) return changes;
  const after = add(before, posted);
  return [...changes, { field: "totalBalance", before, after, posted: nothing }];
}

/** The changes that bring every account of a wallet to zero. */
export function closingPostings(balances: Balances): readonly Posting[] {
  const emptied = walletAccounts
    .filter((account) => !isZero(balances[account]))
    .map((account) => ({ account, amount: negate(balances[account]) }));
  return emptied.length === 0
    ? []
    : [...emptied, { account: "adjustment", amount: shownBalances(balances).totalBalance }];
}

function refusalOf(
  field: BalanceField,
  typed: Money,
  current: Balances,
  maximum: Money,
): AdjustmentRefusal | null {
  if (isNegative(typed)) return refuse("balance_invalid", { field });
  if (isMore(typed, maximum)) return tooHigh(field, maximum);
  if (field === "pendingWithdrawal" && isLess(typed, current.held))
    return refuse("below_open_holds", { field, values: { amount: current.held } });
  const parts = subtract(shownBalances(current).totalBalance, current.unallocated);
  if (field === "totalBalance" && isLess(typed, parts))
    return refuse("total_below_parts", { field, values: { amount: parts } });
  return null;
}

function tooHigh(field: BalanceField, maximum: Money): AdjustmentRefusal {
  return refuse("balance_above_maximum", { field, values: { maximum } });
}
