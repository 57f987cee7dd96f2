import { expect, test } from "vitest";
import { sumsByMonth } from "~server/kernel/month-sums";
import { usd } from "../support/inputs/amounts";

const on = (day: string, minor: bigint) => ({ at: Date.parse(day), amount: usd(minor) });

test("movements are summed by the month they fall into, newest first", () => {
  const sums = sumsByMonth(
    [
      on("2026-01-31T23:59:59.999Z", 1n),
      on("2025-12-01T00:00:00Z", 2n),
      on("2026-01-01T00:00:00Z", 4n),
      on("2026-02-01T00:00:00Z", 8n),
    ],
    "UTC",
  );
  expect(sums).toEqual([
    { month: "2026-02", count: 1, sum: usd(8n) },
    { month: "2026-01", count: 2, sum: usd(5n) },
    { month: "2025-12", count: 1, sum: usd(2n) },
  ]);
  expect(sumsByMonth([], "UTC")).toEqual([]);
});

test("a month is that of the time zone", () => {
  expect(
    sumsByMonth([on("2026-01-31T18:15:00Z", 1n)], "Asia/Kathmandu").map(({ month }) => month),
  ).toEqual(["2026-02"]);
});
