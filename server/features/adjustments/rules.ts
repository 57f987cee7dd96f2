// The administrators' balance form: each field that differs becomes one balanced entry.
import { walletAccounts, type Posting, type WalletAccount } from "../ledger/rules";
import { amountIn, sumMinor, type Money } from "../../kernel/money";
import { refuse, type Refusal } from "../../kernel/refusal";

export type AdjustableBalances = Readonly<Record<WalletAccount, bigint>>;

/** The form's fields; the total comes last, since it follows from the others. */
export const balanceFields = [
  "availableBalance",
  "profitBalance",
  "bonusBalance",
  "pendingWithdrawal",
  "totalBalance",
] as const;
export type BalanceField = (typeof balanceFields)[number];

/** What was typed, in minor units; what is missing was not sent. */
export type WantedBalances = Readonly<Partial<Record<BalanceField, bigint | undefined>>>;

export interface Adjustment {
  readonly field: BalanceField;
  readonly postings: readonly Posting[];
  /** The field as it was and will be shown. */
  readonly beforeMinor: bigint;
  readonly afterMinor: bigint;
}

type AdjustmentRefusal = Refusal<
  | "no_fields"
  | "balance_invalid"
  | "balance_above_maximum"
  | "below_open_holds"
  | "total_below_parts"
>;

// Only the manual part of what is held may be typed; the rest belongs to open requests.
const moves: Readonly<Record<BalanceField, WalletAccount>> = {
  availableBalance: "available",
  profitBalance: "profit",
  bonusBalance: "bonus",
  pendingWithdrawal: "manual_hold",
  totalBalance: "unallocated",
};

/** Each field as people see it. */
export function shownBalances(balances: AdjustableBalances): Record<BalanceField, bigint> {
  return {
    availableBalance: balances.available,
    profitBalance: balances.profit,
    bonusBalance: balances.bonus,
    pendingWithdrawal: balances.held + balances.manual_hold,
    totalBalance: sumMinor(walletAccounts.map((account) => balances[account])),
  };
}

/** A field that equals its loaded value counts as not sent; a total that is not sent follows its parts. */
export function adjustBalances(
  balances: AdjustableBalances,
  wanted: WantedBalances,
  maximum: Money,
): readonly Adjustment[] | AdjustmentRefusal {
  const loaded = shownBalances(balances);
  const adjustments: Adjustment[] = [];
  let current = balances;
  for (const field of balanceFields) {
    const typed = wanted[field];
    if (typed === undefined || typed === loaded[field]) continue;
    const refusal = refusalOf(field, typed, current, maximum);
    if (refusal) return refusal;
    const account = moves[field];
    const rise = typed - shownBalances(current)[field];
    if (rise === 0n) continue;
    current = { ...current, [account]: current[account] + rise };
    const postings = [
      { account, amountMinor: rise },
      { account: "adjustment" as const, amountMinor: -rise },
    ];
    adjustments.push({ field, postings, beforeMinor: loaded[field], afterMinor: typed });
  }
  const [first] = adjustments;
  if (!first) return refuse("no_fields");
  const total = shownBalances(current).totalBalance;
  return total > maximum.minor && total > loaded.totalBalance
    ? tooHigh(first.field, maximum)
    : adjustments;
}

interface BalanceChange {
  readonly field: BalanceField;
  readonly beforeMinor: bigint;
  readonly afterMinor: bigint;
  /** What is posted for this field; zero where it only follows the others. */
  readonly postedMinor: bigint;
}

/** Each balance before and after, the total among them where it follows its parts. */
export function balanceChanges(
  balances: AdjustableBalances,
  adjustments: readonly Adjustment[],
): readonly BalanceChange[] {
  const changes = adjustments.map(({ field, postings, beforeMinor, afterMinor }) => ({
    field,
    beforeMinor,
    afterMinor,
    postedMinor: postings[0]?.amountMinor ?? 0n,
  }));
  const posted = sumMinor(changes.map(({ postedMinor }) => postedMinor));
  if (posted === 0n || changes.some(({ field }) => field === "totalBalance")) return changes;
  const beforeMinor = shownBalances(balances).totalBalance;
  const afterMinor = beforeMinor + posted;
  return [...changes, { field: "totalBalance", beforeMinor, afterMinor, postedMinor: 0n }];
}

/** What brings every account of a wallet to zero. */
export function closingPostings(balances: AdjustableBalances): readonly Posting[] {
  const emptied = walletAccounts
    .filter((account) => balances[account] !== 0n)
    .map((account) => ({ account, amountMinor: -balances[account] }));
  return emptied.length === 0
    ? []
    : [...emptied, { account: "adjustment", amountMinor: shownBalances(balances).totalBalance }];
}

function refusalOf(
  field: BalanceField,
  typed: bigint,
  current: AdjustableBalances,
  maximum: Money,
): AdjustmentRefusal | null {
  if (typed < 0n) return refuse("balance_invalid", { field });
  if (typed > maximum.minor) return tooHigh(field, maximum);
  if (field === "pendingWithdrawal" && typed < current.held) {
    return refuse("below_open_holds", {
      field,
      values: { amount: amountIn(maximum.currency, current.held) },
    });
  }
  const parts = shownBalances({ ...current, unallocated: 0n }).totalBalance;
  if (field === "totalBalance" && typed < parts)
    return refuse("total_below_parts", {
      field,
      values: { amount: amountIn(maximum.currency, parts) },
    });
  return null;
}

function tooHigh(field: BalanceField, { minor, currency }: Money): AdjustmentRefusal {
  return refuse("balance_above_maximum", { field, values: { maximum: amountIn(currency, minor) } });
}
