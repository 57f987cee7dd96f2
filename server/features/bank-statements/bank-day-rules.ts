// A receiving account day by day: what the bank's statements say, and what the ledger has.
import type { LineGroup } from "./labels";

export interface StatementBalances {
  readonly closingDay: string;
  /** Minor units; null if the file has none. */
  readonly opening: bigint | null;
  readonly closing: bigint;
}

/** What the ledger has of the lines of one day in one group. */
export interface DayMovement {
  readonly day: string;
  readonly group: LineGroup;
  readonly isIn: boolean;
  readonly count: number;
  /** Signed: money in is positive. */
  readonly minor: bigint;
}

export interface AccountHistory {
  /** Of the period and some time before it, by closing day. */
  readonly statements: readonly StatementBalances[];
  /** The first balance that any statement has, and the first day of lines that come after it. */
  readonly start: { readonly day: string; readonly minor: bigint } | null;
  /** What the ledger has from that day until the period. */
  readonly before: bigint;
  /** Of the period. */
  readonly movements: readonly DayMovement[];
  /** The first day of the period. */
  readonly from: string;
}

export interface ComparedDay {
  readonly day: string;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly movements: readonly DayMovement[];
  /** The balance of the ledger's bank account at the end of the day; null before the first balance. */
  readonly ledger: bigint | null;
  /** What the bank has more than the ledger. */
  readonly difference: bigint | null;
  /** Present if an opening balance isn't the closing balance of a statement before. */
  readonly gap: { readonly expected: bigint; readonly found: bigint } | null;
}

/** The days that have a statement or lines, oldest first. */
export function bankDaysOf(history: AccountHistory): ComparedDay[] {
  const { statements, start, before, movements, from } = history;
  const days = new Set([
    ...statements.map(({ closingDay }) => closingDay).filter((day) => day >= from),
    ...movements.map(({ day }) => day),
  ]);
  let ledger = (start?.minor ?? 0n) + before;
  return [...days].sort().map((day) => {
    const moved = movements.filter((movement) => movement.day === day);
    const isKnown = start !== null && day >= start.day;
    if (isKnown) ledger += moved.reduce((sum, { minor }) => sum + minor, 0n);
    const { opening, closing, gap } = balancesOn(day, statements);
    return {
      day,
      opening,
      closing,
      movements: moved,
      ledger: isKnown ? ledger : null,
      difference: isKnown && closing !== null ? closing - ledger : null,
      gap,
    };
  });
}

/** Several statements of a day continue each other, in whatever order they were imported. */
function balancesOn(
  day: string,
  statements: readonly StatementBalances[],
): Pick<ComparedDay, "opening" | "closing" | "gap"> {
  const earlier = statements.filter(({ closingDay }) => closingDay < day);
  const left = statements.filter(({ closingDay }) => closingDay === day);
  const closings = new Set(earlier.map(({ closing }) => closing));
  let last = earlier.at(-1)?.closing ?? null;
  let opening: bigint | null = null;
  let gap: ComparedDay["gap"] = null;
  let isFirst = true;
  for (let next = nextOf(left, last); next; next = nextOf(left, last)) {
    left.splice(left.indexOf(next), 1);
    if (isFirst) opening = next.opening;
    isFirst = false;
    if (last !== null && next.opening !== null && !closings.has(next.opening))
      gap ??= { expected: last, found: next.opening };
    last = next.closing;
    closings.add(next.closing);
  }
  return { opening, closing: isFirst ? null : last, gap };
}

function nextOf(left: readonly StatementBalances[], last: bigint | null) {
  const isFirst = ({ opening }: StatementBalances) =>
    !left.some((other) => other.closing === opening && other.opening !== opening);
  return left.find(({ opening }) => opening === last) ?? left.find(isFirst) ?? left[0];
}
