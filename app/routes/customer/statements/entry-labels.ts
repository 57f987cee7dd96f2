// What an entry of the ledger is called on a statement.
import type { StatementEntry, StatementParts } from "~server/features/statements/schemas";

const kindLabels: Readonly<Record<StatementEntry["kind"], string>> = {
  deposit: "Deposit",
  deposit_reversed: "Deposit taken back",
  withdrawal: "Withdrawal paid",
  withdrawal_reversed: "Withdrawal taken back",
  hold: "Held for a withdrawal",
  release: "No longer held",
  adjustment: "Correction",
  removed: "Removed entry",
};

const partNames: Readonly<Record<keyof StatementParts, string>> = {
  available: "Available to use",
  held: "Held for withdrawals",
  profit: "Profit",
  bonus: "Bonus",
  unallocated: "Unallocated",
};

/** "Withdrawal paid", or for what an administrator set right "Correction: Bonus". */
export function entryLabel({ kind, moved }: StatementEntry): string {
  if (kind !== "adjustment") return kindLabels[kind];
  return `${kindLabels.adjustment}: ${namesOf(moved).join(", ")}`;
}

/** What only went from one part of the total to another, in major units; 0 where the total moved. */
export function shiftedBy({ kind, moved }: StatementEntry): number {
  return kind === "hold" || kind === "release" ? Math.abs(moved.held ?? 0) : 0;
}

/** The parts of a closing balance: the two that everybody has, and the others where they hold something. */
export function shownParts(parts: StatementParts): { term: string; amount: number }[] {
  return partsIn(parts)
    .filter((part) => part === "available" || part === "held" || parts[part] !== 0)
    .map((part) => ({ term: partNames[part], amount: parts[part] }));
}

const namesOf = (moved: StatementEntry["moved"]) => partsIn(moved).map((part) => partNames[part]);

const order = ["available", "held", "profit", "bonus", "unallocated"] as const;

function partsIn(parts: Partial<StatementParts>) {
  return order.filter((part) => parts[part] !== undefined);
}
