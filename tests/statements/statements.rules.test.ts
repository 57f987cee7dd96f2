// Months since an account was opened, and what an entry is called on paper.
import { describe, expect, test } from "vitest";
import {
  linesOf,
  statementPartsOf,
  periodsOf,
  spanOfDays,
  sumMonths,
  sumYears,
  totalOf,
  yearsOf,
  type PostedEntry,
  type MovedAmounts,
} from "~server/features/statements/rules";
import { usd } from "../support/inputs/amounts";

const entry = (about: PostedEntry["about"], moved: MovedAmounts): PostedEntry => ({
  id: "e",
  at: 0,
  about,
  moved,
});
const kindOf = (about: PostedEntry["about"], moved: MovedAmounts) =>
  linesOf(usd(0n), [entry(about, moved)])[0]?.kind;

describe("the periods of an account", () => {
  const openedAt = Date.UTC(2026, 8, 30, 20);
  const now = Date.UTC(2026, 10, 21);

  test("run from the month of opening to the current one, without a gap", () => {
    const periods = periodsOf({ openedAt, now, zone: "Europe/Vienna" });
    expect(periods.map(({ month, isRunning }) => [month, isRunning])).toEqual([
      ["2026-09", false],
      ["2026-10", false],
      ["2026-11", true],
    ]);
    expect([periods[0]?.since, periods.at(-1)?.before]).toEqual([0, Number.MAX_SAFE_INTEGER]);
    expect(periods.slice(1).map(({ since }) => since)).toEqual(
      periods.slice(0, -1).map(({ before }) => before),
    );
  });

  test("are those of the time zone", () => {
    expect(periodsOf({ openedAt, now, zone: "Asia/Kathmandu" })[0]?.month).toBe("2026-10");
  });

  test("of an account opened by a clock that is ahead are the current month alone", () => {
    expect(
      periodsOf({ openedAt: now + 90 * 86_400_000, now, zone: "UTC" }).map(({ month }) => month),
    ).toEqual(["2026-11"]);
  });
});

describe("the years of an account", () => {
  const zone = "Europe/Vienna";
  const periods = periodsOf({ openedAt: Date.UTC(2025, 9, 3), now: Date.UTC(2026, 1, 9), zone });

  test("are calendar years with the months since the account was opened", () => {
    const years = yearsOf(periods, zone);
    expect(
      years.map(({ year, months, isRunning, startsAt, endsAt }) => [
        year,
        months.map(({ month }) => month),
        isRunning,
        new Date(startsAt).toISOString(),
        new Date(endsAt).toISOString(),
      ]),
    ).toEqual([
      [
        "2025",
        ["2025-10", "2025-11", "2025-12"],
        false,
        "2024-12-31T23:00:00.000Z",
        "2025-12-31T23:00:00.000Z",
      ],
      [
        "2026",
        ["2026-01", "2026-02"],
        true,
        "2025-12-31T23:00:00.000Z",
        "2026-12-31T23:00:00.000Z",
      ],
    ]);
    expect(years.map(({ since }) => since)).toEqual([0, periods[3]?.since]);
    expect(years.map(({ before }) => before)).toEqual([
      periods[2]?.before,
      Number.MAX_SAFE_INTEGER,
    ]);
  });

  test("have the sums of their months, and begin where the year before ended", () => {
    const months = sumMonths(
      usd(100n),
      periods.map(({ month, isRunning }, index) => ({
        month,
        isRunning,
        totals: {
          totalIn: usd(10n * BigInt(index + 1)),
          totalOut: usd(BigInt(index)),
          totalFees: usd(index === 1 ? 2n : 0n),
          entries: index,
        },
      })),
    );
    expect(
      sumYears(months).map(({ year, isRunning, opening, totals, closing }) => [
        year,
        isRunning,
        opening.minor,
        totals.totalIn.minor,
        totals.totalOut.minor,
        totals.totalFees.minor,
        totals.entries,
        closing.minor,
      ]),
    ).toEqual([
      ["2025", false, 100n, 60n, 3n, 2n, 3, 157n],
      ["2026", true, 157n, 90n, 7n, 0n, 7, 240n],
    ]);
  });
});

describe("the entries of some days", () => {
  const zone = "America/New_York";
  const account = { openedAt: Date.UTC(2026, 2, 10, 3), now: Date.UTC(2026, 4, 5, 12), zone };

  test.each([
    [{}, 0, Number.MAX_SAFE_INTEGER],
    // Opened on the 9th in New York.
    [{ from: "2026-03-09" }, 0, Number.MAX_SAFE_INTEGER],
    [{ from: "2026-03-10" }, Date.UTC(2026, 2, 10, 4), Number.MAX_SAFE_INTEGER],
    [{ to: "2026-05-04" }, 0, Date.UTC(2026, 4, 5, 4)],
    [{ to: "2026-05-05" }, 0, Number.MAX_SAFE_INTEGER],
    [{ from: "2026-04-01", to: "2026-04-30" }, Date.UTC(2026, 3, 1, 4), Date.UTC(2026, 4, 1, 4)],
  ])("%j", (days, since, before) => {
    expect(spanOfDays(days, account)).toEqual({ since, before });
  });
});

describe("an entry of a statement", () => {
  test.each([
    ["deposit", "deposit", { available: usd(5n) }],
    ["deposit_reversed", "deposit", { available: usd(-5n) }],
    ["hold", "withdrawal", { available: usd(-5n), held: usd(5n) }],
    ["release", "withdrawal", { available: usd(5n), held: usd(-5n) }],
    ["withdrawal", "withdrawal", { held: usd(-5n) }],
    ["withdrawal_reversed", "withdrawal", { held: usd(5n) }],
    ["adjustment", null, { profit: usd(5n) }],
    ["removed", "removed", { available: usd(-5n) }],
  ] as const)("is %s", (kind, about, moved) => {
    expect(kindOf(about, moved)).toBe(kind);
  });

  test("leaves the total unchanged if money only changes its part", () => {
    const lines = linesOf(usd(100n), [
      entry("deposit", { available: usd(50n) }),
      entry("withdrawal", { available: usd(-30n), held: usd(30n) }),
      entry("withdrawal", { held: usd(-30n) }),
    ]);
    expect(lines.map(({ moved, balance }) => [moved.minor, balance.minor])).toEqual([
      [50n, 150n],
      [0n, 150n],
      [-30n, 120n],
    ]);
  });

  test("has a second line for its fee, and one for a fee that is given back", () => {
    const lines = linesOf(usd(100n), [
      { ...entry("deposit", { available: usd(49n) }), fee: usd(1n) },
      { ...entry("withdrawal", { held: usd(-30n) }), fee: usd(2n) },
      { ...entry("withdrawal", { available: usd(30n) }), fee: usd(-2n) },
      { ...entry("deposit", {}), fee: usd(3n) },
    ]);
    expect(lines.map(({ kind, moved, balance }) => [kind, moved.minor, balance.minor])).toEqual([
      ["deposit", 50n, 150n],
      ["fee", -1n, 149n],
      ["withdrawal", -28n, 121n],
      ["fee", -2n, 119n],
      ["withdrawal_reversed", 28n, 147n],
      ["fee_refunded", 2n, 149n],
      ["deposit", 3n, 152n],
      ["fee", -3n, 149n],
    ]);
    expect(lines[3]?.parts.held).toEqual(usd(-2n));
  });

  test("counts a manual hold together with those of requests", () => {
    const parts = statementPartsOf("USD", { held: usd(3n), manual_hold: usd(4n), bonus: usd(1n) });
    expect([parts.held, totalOf(parts)]).toEqual([usd(7n), usd(8n)]);
  });
});
