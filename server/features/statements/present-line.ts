// Turns rows of postings into the lines of a statement.
import type { StatementEntry, StatementParts } from "./schemas";
import type { Currency } from "../../kernel/currencies";
import { isZero, money, numberOf } from "../../kernel/money";
import { statementParts, type PostedEntry, type PartAmounts, type StatementLine } from "./rules";
import { payoutOf } from "../ledger/present-transaction";
import type { StatementRow } from "./store";

export interface ListedEntry extends PostedEntry {
  readonly row: StatementRow;
  readonly transactionId: string | null;
  readonly payout: StatementEntry["payout"];
}

/** Rows of one entry follow each other. */
export function entriesOf(rows: readonly StatementRow[], currency: Currency): ListedEntry[] {
  const byEntry = new Map<string, ListedEntry>();
  for (const row of rows) {
    const { moved = {}, fee } = byEntry.get(row.id) ?? {};
    const amount = money(currency, row.amount_minor);
    const isGone = row.transaction_id !== null && row.type === null;
    byEntry.set(row.id, {
      id: row.id,
      at: row.created_at,
      about: isGone ? "removed" : row.type,
      row,
      transactionId: isGone ? null : row.transaction_id,
      payout: payoutOf(row),
      moved: row.kind ? { ...moved, [row.kind]: amount } : moved,
      fee: row.kind ? fee : amount,
    });
  }
  return [...byEntry.values()];
}

export function presentLine({
  entry,
  kind,
  moved,
  parts,
  balance,
}: StatementLine<ListedEntry>): StatementEntry {
  return {
    id: entry.id,
    at: new Date(entry.at).toISOString(),
    kind,
    amount: numberOf(moved),
    moved: movedParts(parts),
    balance: numberOf(balance),
    reference: entry.row.reference ?? undefined,
    transactionId: entry.transactionId ?? undefined,
    payout: kind === "withdrawal" ? entry.payout : undefined,
  };
}

export function presentParts(parts: PartAmounts): StatementParts {
  const { available, held, profit, bonus, unallocated } = parts;
  return {
    available: numberOf(available),
    held: numberOf(held),
    profit: numberOf(profit),
    bonus: numberOf(bonus),
    unallocated: numberOf(unallocated),
  };
}

function movedParts(parts: PartAmounts): Partial<StatementParts> {
  return Object.fromEntries(
    statementParts
      .filter((part) => !isZero(parts[part]))
      .map((part) => [part, numberOf(parts[part])]),
  );
}
