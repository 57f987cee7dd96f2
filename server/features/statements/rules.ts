// A monthly statement of a wallet: opening balance, each entry in order, closing balance, all derived from ledger entries.
import type { TransactionType } from "../ledger/labels";
import { monthAfter, monthOf, monthsBetween, startOfMonth } from "../../kernel/calendar";
import type { Balances } from "../ledger/rules";
import { add, isNegative, isPositive, isZero, negate, zero, type Money } from "../../kernel/money";

/** The parts of a total as users see them: holds of requests and manual holds are one part. */
export const statementParts = ["available", "held", "profit", "bonus", "unallocated"] as const;
type StatementPart = (typeof statementParts)[number];
export type PartAmounts = Readonly<Record<StatementPart, Money>>;

/** By account; missing ones didn't change. */
export type MovedAmounts = Partial<Balances>;

export interface PostedEntry {
  readonly id: string;
  readonly at: number;
  /** The transaction's type; `removed` if it was deleted, null if the entry never had one. */
  readonly about: TransactionType | "removed" | null;
  readonly moved: MovedAmounts;
  /** What the operator was paid for it, and negative if that was given back; missing for nothing. */
  readonly fee?: Money | undefined;
}

export const entryKinds = [
  "deposit",
  "deposit_reversed",
  "withdrawal",
  "withdrawal_reversed",
  "hold",
  "release",
  "fee",
  "fee_refunded",
  "adjustment",
  "removed",
] as const;
type EntryKind = (typeof entryKinds)[number];

export interface StatementLine<Entry extends PostedEntry = PostedEntry> {
  readonly entry: Entry;
  readonly kind: EntryKind;
  /** The effect on the total: zero if money only moved between its parts. */
  readonly moved: Money;
  readonly parts: PartAmounts;
  readonly balance: Money;
}

export interface StatementPeriod {
  /** "2026-11" */
  readonly month: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly isRunning: boolean;
  /** The relevant entries: those before the account was opened belong to the first month, those of a clock that is ahead to the last. */
  readonly since: number;
  readonly before: number;
}

/** Every month since the account was opened, oldest first; the last one is still running. */
export function periodsOf({
  openedAt,
  now,
  zone,
}: {
  openedAt: number;
  now: number;
  zone: string;
}): StatementPeriod[] {
  const last = monthOf(now, zone);
  const opened = monthOf(Math.min(openedAt, now), zone);
  return monthsBetween(opened, last).map((month, index) => {
    const startsAt = startOfMonth(month, zone);
    const endsAt = startOfMonth(monthAfter(month), zone);
    const isRunning = month === last;
    return {
      month,
      startsAt,
      endsAt,
      isRunning,
      since: index === 0 ? 0 : startsAt,
      before: isRunning ? Number.MAX_SAFE_INTEGER : endsAt,
    };
  });
}

/** The entries with the balance after each of their lines. */
export function linesOf<Entry extends PostedEntry>(
  opening: Money,
  entries: readonly Entry[],
): StatementLine<Entry>[] {
  let balance = opening;
  return entries.flatMap((entry) =>
    splitOff(entry, statementPartsOf(opening.currency, entry.moved)).map(({ kind, parts }) => {
      const moved = totalOf(parts);
      balance = add(balance, moved);
      return { entry, kind: kind ?? kindOf(entry.about, moved, parts), moved, parts, balance };
    }),
  );
}

interface Split {
  /** Missing for what the entry itself is. */
  readonly kind?: EntryKind;
  readonly parts: PartAmounts;
}

/** A fee has a line of its own: the entry moved the amount without it, in one part. */
function splitOff({ fee }: PostedEntry, parts: PartAmounts): Split[] {
  if (!fee || isZero(fee)) return [{ parts }];
  const part = statementParts.find((one) => !isZero(parts[one])) ?? "available";
  const nothing = statementPartsOf(fee.currency, {});
  return [
    { parts: { ...parts, [part]: add(parts[part], fee) } },
    {
      kind: isPositive(fee) ? "fee" : "fee_refunded",
      parts: { ...nothing, [part]: negate(fee) },
    },
  ];
}

export function statementPartsOf(currency: Money["currency"], moved: MovedAmounts): PartAmounts {
  const nothing = zero(currency);
  const { available = nothing, held = nothing, manual_hold: manualHold = nothing } = moved;
  const { profit = nothing, bonus = nothing, unallocated = nothing } = moved;
  return { available, held: add(held, manualHold), profit, bonus, unallocated };
}

export const totalOf = (parts: PartAmounts): Money => Object.values(parts).reduce(add);

function kindOf(about: PostedEntry["about"], moved: Money, parts: PartAmounts): EntryKind {
  if (about === null) return "adjustment";
  if (about === "removed") return "removed";
  if (about === "deposit") return isPositive(moved) ? "deposit" : "deposit_reversed";
  if (!isZero(moved)) return isNegative(moved) ? "withdrawal" : "withdrawal_reversed";
  return isPositive(parts.held) ? "hold" : "release";
}
