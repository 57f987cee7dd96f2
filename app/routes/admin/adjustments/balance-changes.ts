// What a balance form would change, for its review; the API computes it by the same rule when it
// posts the entries.
import type { BalanceEdit } from "~server/features/adjustments/schemas";
import type { Wallet } from "~server/features/ledger/wallet-schemas";

export const balanceFields = [
  "totalBalance",
  "availableBalance",
  "profitBalance",
  "bonusBalance",
  "pendingWithdrawal",
] as const;
export type BalanceField = (typeof balanceFields)[number];

export const balanceLabels: Record<BalanceField, string> = {
  totalBalance: "Total balance",
  availableBalance: "Available balance",
  profitBalance: "Profit balance",
  bonusBalance: "Bonus balance",
  pendingWithdrawal: "Pending withdrawal",
};

export interface BalanceChange {
  field: BalanceField;
  before: number;
  after: number;
  /** What is booked for this field, or nothing where it only follows the others. */
  booked: number;
}

/** A field that is missing or equal to what it is counts as not sent; a total that is not sent follows its parts. */
export function balanceChanges(wallet: Wallet, wanted: BalanceEdit): BalanceChange[] {
  const differing = balanceFields.flatMap((field) => {
    const typed = wanted[field];
    const [before, after] = [
      cents(wallet[field].toFixed(2)),
      typed === undefined ? undefined : cents(typed),
    ];
    return after === undefined || after === before
      ? []
      : [{ field, before, after, booked: after - before }];
  });
  const parts = differing.filter(({ field }) => field !== "totalBalance");
  const risen = parts.reduce((sum, { booked }) => sum + booked, 0n);
  const total = cents(wallet.totalBalance.toFixed(2));
  const totalChange = differing.find(({ field }) => field === "totalBalance");
  const wholly = {
    field: "totalBalance" as const,
    before: total,
    after: totalChange?.after ?? total + risen,
    booked: totalChange ? totalChange.booked - risen : 0n,
  };
  const all = wholly.after === total && wholly.booked === 0n ? parts : [...parts, wholly];
  return all.map(({ field, before, after, booked }) => ({
    field,
    before: major(before),
    after: major(after),
    booked: major(booked),
  }));
}

/** Of an amount with exactly two decimals. */
const cents = (amount: string) => BigInt(amount.replace(".", ""));
const major = (minor: bigint) => Number(minor) / 100;
