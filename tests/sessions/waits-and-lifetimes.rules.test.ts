// How long failed attempts make wait, and how long a session lasts.
import { describe, expect, test } from "vitest";
import { lifetimeOf } from "~server/features/sessions/lifetime";
import { isForgotten, waitBeforeAttempt } from "~server/kernel/failed-attempts";

const [second, minute, hour] = [1000, 60_000, 3_600_000];

describe("with three failures free", () => {
  const now = 10 * hour;
  test.each([
    [0, 0],
    [2, 0],
    [3, 15 * second],
    [4, 30 * second],
    [5, 60 * second],
    [8, 8 * minute],
    [9, 15 * minute],
    [2000, 15 * minute],
  ])("%d failures wait %d ms from the last one", (failures, wait) => {
    expect(waitBeforeAttempt({ failures, lastAt: now }, 3, now)).toBe(wait);
  });

  test.each([
    ["half of the wait later", 7500, 7500],
    ["at its end", 15_000, 0],
    ["after its end", 15_001, 0],
    ["before the last one, by a clock that was set back", -hour, 15_000],
  ])("%s", (_when, since, wait) => {
    expect(waitBeforeAttempt({ failures: 3, lastAt: now - since }, 3, now)).toBe(wait);
  });

  test.each([
    [hour - 1, false],
    [hour, true],
    [hour + 1, true],
  ])("failures are forgotten %d ms later: %s", (since, forgotten) => {
    expect(isForgotten({ failures: 3, lastAt: now - since }, now)).toBe(forgotten);
  });

  test("forgotten failures and none at all don't wait", () => {
    expect(waitBeforeAttempt(undefined, 0, now)).toBe(0);
    expect(waitBeforeAttempt({ failures: 90, lastAt: now - hour }, 3, now)).toBe(0);
  });
});

test("the longest wait ends before the failures are forgotten", () => {
  const longest = waitBeforeAttempt({ failures: 900, lastAt: hour }, 3, hour);
  expect(isForgotten({ failures: 900, lastAt: hour }, hour + longest)).toBe(false);
});

test.each([
  ["user", 12 * hour, 7 * 24 * hour],
  ["admin", 30 * minute, 12 * hour],
] as const)(
  "a session of a %s ends after %d ms without use, and %d ms in all",
  (role, idleMs, absoluteMs) => {
    expect(lifetimeOf({ role })).toEqual({ idleMs, absoluteMs });
  },
);
