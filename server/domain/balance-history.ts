// What a wallet held at the end of each day, in UTC, summed up from what its entries moved.

const dayMs = 86_400_000;
export const historyDays = 31;

/** What was moved on a day; days are counted from the first of 1970. */
export interface DayMove {
  readonly day: number;
  readonly movedMinor: bigint;
}

export interface DayBalance {
  /** "2026-11-21" */
  readonly day: string;
  readonly balanceMinor: bigint;
}

export const dayNumberOf = (at: number): number => Math.floor(at / dayMs);

/** Oldest first and ending with today, so far; nothing for a wallet in which nothing ever moved. */
export function balancesByDay(moves: readonly DayMove[], today: number): DayBalance[] {
  if (moves.length === 0) return [];
  const first = today - historyDays + 1;
  const moved = new Map<number, bigint>();
  for (const { day, movedMinor } of moves) {
    // An entry of a host whose clock is ahead counts today: the last sum is that of every entry.
    const shown = Math.min(Math.max(day, first), today);
    moved.set(shown, (moved.get(shown) ?? 0n) + movedMinor);
  }
  let balanceMinor = 0n;
  return Array.from({ length: historyDays }, (_, index) => {
    balanceMinor += moved.get(first + index) ?? 0n;
    return { day: new Date((first + index) * dayMs).toISOString().slice(0, 10), balanceMinor };
  });
}
