// A monthly or yearly statement of a wallet: opening balance, each entry in order, closing balance, all derived from ledger entries.
import type { TransactionType } from "../ledger/labels";
import {
  dayAfter,
  dayOf,
  monthAfter,
  monthOf,
  monthsBetween,
  startOfDay,
  startOfMonth,
} from "../../kernel/calendar";
import type { Balances } from "../ledger/rules";
import type { Currency } from "../../kernel/currencies";
import {
  add,
  isNegative,
  isPositive,
  isZero,
  negate,
  subtract,
  zero,
  type Money,
} from "../../kernel/money";

/** The parts of a total as users see them: holds of requests and manual holds are one part. */
export const statementParts = ["available", "held", "profit", "bonus", "unallocated"] as const;
type StatementPart = (typeof statementParts)[number];
export type PartAmounts = Readonly<Record<StatementPart, Money>>;

/** The account of the operator to which fees are posted. */
export const feesAccountOf = (currency: Currency): string => `house:fees:${currency}`;

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

/** When an account was opened, and what time it is, in UTC milliseconds. */
interface AccountTime {
  readonly openedAt: number;
  readonly now: number;
  readonly zone: string;
}

interface StatementSpan {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly isRunning: boolean;
  /** The relevant entries: those before the account was opened belong to the first month, those of a clock that is ahead to the last. */
  readonly since: number;
  readonly before: number;
}

export interface StatementPeriod extends StatementSpan {
  /** "2026-11" */
  readonly month: string;
}

export interface YearPeriod extends StatementSpan {
  /** "2026" */
  readonly year: string;
  /** Those since the account was opened, up to the current one. */
  readonly months: readonly StatementPeriod[];
}

/** Every month since the account was opened, oldest first; the last one is still running. */
export function periodsOf({ openedAt, now, zone }: AccountTime): StatementPeriod[] {
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

/** The entries of some days, both of them included: those of the first and of the last day of an account as in its months. */
export function spanOfDays(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  { openedAt, now, zone }: AccountTime,
): Pick<StatementSpan, "since" | "before"> {
  const isFromStart = from === undefined || from <= dayOf(Math.min(openedAt, now), zone);
  const isToNow = to === undefined || to >= dayOf(now, zone);
  return {
    since: isFromStart ? 0 : startOfDay(from, zone),
    before: isToNow ? Number.MAX_SAFE_INTEGER : startOfDay(dayAfter(to), zone),
  };
}

const yearOf = ({ month }: { readonly month: string }) => month.slice(0, 4);

/** The calendar years of these months, oldest first. */
export function yearsOf(periods: readonly StatementPeriod[], zone: string): YearPeriod[] {
  return byYear(periods).map(({ year, months, first, last }) => ({
    year,
    months,
    startsAt: startOfMonth(`${year}-01`, zone),
    endsAt: startOfMonth(monthAfter(`${year}-12`), zone),
    isRunning: last.isRunning,
    since: first.since,
    before: last.before,
  }));
}

/** What the entries of a period moved. */
export interface StatementTotals {
  readonly totalIn: Money;
  readonly totalOut: Money;
  /** Part of what went out; less what was given back, which is part of what came in. */
  readonly totalFees: Money;
  readonly entries: number;
}

export interface StatementSums {
  readonly isRunning: boolean;
  readonly opening: Money;
  readonly totals: StatementTotals;
  readonly closing: Money;
}

export interface MonthSums extends StatementSums {
  readonly month: string;
}

export const noTotals = (currency: Currency): StatementTotals => ({
  totalIn: zero(currency),
  totalOut: zero(currency),
  totalFees: zero(currency),
  entries: 0,
});

export const balanceAfter = (opening: Money, { totalIn, totalOut }: StatementTotals): Money =>
  subtract(add(opening, totalIn), totalOut);

/** Months that follow each other, each beginning with what the one before closed with. */
export function sumMonths(
  opening: Money,
  months: readonly (Pick<StatementPeriod, "month" | "isRunning"> & {
    readonly totals: StatementTotals;
  })[],
): MonthSums[] {
  let balance = opening;
  return months.map(({ month, isRunning, totals }) => {
    const start = balance;
    balance = balanceAfter(start, totals);
    return { month, isRunning, opening: start, totals, closing: balance };
  });
}

/** The years of months that follow each other, oldest first. */
export function sumYears(
  months: readonly MonthSums[],
): (StatementSums & { readonly year: string })[] {
  return byYear(months).map(({ year, months: within, first, last }) => ({
    year,
    isRunning: last.isRunning,
    opening: first.opening,
    totals: within.map(({ totals }) => totals).reduce(addTotals),
    closing: last.closing,
  }));
}

const addTotals = (one: StatementTotals, other: StatementTotals): StatementTotals => ({
  totalIn: add(one.totalIn, other.totalIn),
  totalOut: add(one.totalOut, other.totalOut),
  totalFees: add(one.totalFees, other.totalFees),
  entries: one.entries + other.entries,
});

function byYear<Month extends { readonly month: string }>(months: readonly Month[]) {
  return [...new Set(months.map(yearOf))].flatMap((year) => {
    const within = months.filter((month) => yearOf(month) === year);
    const [first, last] = [within[0], within.at(-1)];
    return first && last ? [{ year, months: within, first, last }] : [];
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

export function statementPartsOf(currency: Currency, moved: MovedAmounts): PartAmounts {
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
