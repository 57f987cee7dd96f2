import { expect, test } from "vitest";
import {
  balancesByDay,
  daysOfRange,
  daysUntil,
  historyStart,
  historyDays,
} from "~server/features/wallets/history-rules";
import { usd } from "../support/inputs/amounts";

const now = Date.parse("2026-03-01T12:00:00Z");
const day = 86_400_000;
const here = { now, zone: "UTC", days: daysUntil(now, "UTC") };
const moved = (daysAgo: number, minor: bigint) => ({
  at: now - daysAgo * day,
  moved: usd(minor),
});

test("a wallet in which nothing moved has no history", () => {
  expect(balancesByDay([], here)).toEqual([]);
});

test("each day starts with the sum of the day before; what is older is in the first", () => {
  const days = balancesByDay(
    [moved(0, -50n), moved(400, 1000n), moved(2, 200n), moved(31, 7n)],
    here,
  );
  expect(days).toHaveLength(historyDays);
  expect(days[0]).toEqual({ day: "2026-01-30", balance: usd(1007n) });
  expect(days.slice(-4)).toEqual([
    { day: "2026-02-26", balance: usd(1007n) },
    { day: "2026-02-27", balance: usd(1207n) },
    { day: "2026-02-28", balance: usd(1207n) },
    { day: "2026-03-01", balance: usd(1157n) },
  ]);
});

test.each([
  ["UTC", "2026-03-01T00:00:00.000Z"],
  ["Asia/Kathmandu", "2026-02-28T18:15:00.000Z"],
  ["Pacific/Chatham", "2026-03-01T10:15:00.000Z"],
])("days end at midnight in %s", (zone, midnight) => {
  const at = Date.parse(midnight);
  const [before, after] = balancesByDay(
    [
      { at: at - 1, moved: usd(1n) },
      { at, moved: usd(2n) },
    ],
    { now, zone, days: daysUntil(now, zone) },
  ).slice(-2);
  expect([before?.balance, after?.balance]).toEqual([usd(1n), usd(3n)]);
});

test("the days are complete when the clocks change, and start with the first of them", () => {
  const later = Date.parse("2026-11-05T12:00:00Z");
  const days = daysUntil(later, "America/New_York");
  expect([days.length, new Set(days).size, days[0], days.at(-1)]).toEqual([
    31,
    31,
    "2026-10-06",
    "2026-11-05",
  ]);
  expect(historyStart(days, "America/New_York")).toBe(Date.parse("2026-10-06T04:00:00Z"));
});

test("an entry dated in the future counts today, so that the last sum includes all", () => {
  expect(balancesByDay([moved(1, 5n), moved(-1, 3n)], here).at(-1)).toEqual({
    day: "2026-03-01",
    balance: usd(8n),
  });
});

test.each([
  ["1M", 400, 31, "2026-01-30"],
  ["3M", 400, 31, "2025-12-01"],
  ["1Y", 400, 53, "2025-03-02"],
  ["All", 0, 31, "2026-01-30"],
  ["All", 60, 61, "2025-12-31"],
  ["All", 400, 59, "2025-01-19"],
] as const)("%s, %i days after the sign-up, has %i days since %s", (range, ago, count, first) => {
  const days = daysOfRange(range, { now, zone: "UTC", since: now - ago * day });
  expect([days.length, days[0], days.at(-1)]).toEqual([count, first, "2026-03-01"]);
});

test("what moved between two days of a long range is in the later one", () => {
  const days = daysOfRange("1Y", { now, zone: "UTC", since: now });
  const balances = balancesByDay([moved(400, 1n), moved(8, 2n), moved(7, 4n)], { ...here, days });
  expect(balances.slice(-3).map(({ balance }) => balance)).toEqual([usd(1n), usd(7n), usd(7n)]);
});
