import { expect, test } from "vitest";
import { balancesByDay, dayNumberOf, historyDays } from "~server/domain/balance-history";

const today = dayNumberOf(Date.parse("2026-03-01T12:00:00Z"));
const moved = (daysAgo: number, movedMinor: bigint) => ({ day: today - daysAgo, movedMinor });

test("a wallet in which nothing moved has no history", () => {
  expect(balancesByDay([], today)).toEqual([]);
});

test("each day begins with the sum of the day before; what is older is in the first", () => {
  const days = balancesByDay([moved(0, -50n), moved(400, 1000n), moved(2, 200n), moved(31, 7n)], today);
  expect(days).toHaveLength(historyDays);
  expect(days[0]).toEqual({ day: "2026-01-30", balanceMinor: 1007n });
  expect(days.slice(-4)).toEqual([
    { day: "2026-02-26", balanceMinor: 1007n },
    { day: "2026-02-27", balanceMinor: 1207n },
    { day: "2026-02-28", balanceMinor: 1207n },
    { day: "2026-03-01", balanceMinor: 1157n },
  ]);
});

test("days end at midnight UTC", () => {
  expect(dayNumberOf(Date.parse("2026-02-28T23:59:59.999Z"))).toBe(today - 1);
  expect(dayNumberOf(Date.parse("2026-03-01T00:00:00Z"))).toBe(today);
});

test("an entry that is dated ahead counts today, so that the last sum is that of all", () => {
  expect(balancesByDay([moved(1, 5n), moved(-1, 3n)], today).at(-1)).toEqual({ day: "2026-03-01", balanceMinor: 8n });
});
