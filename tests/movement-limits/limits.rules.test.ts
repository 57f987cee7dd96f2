// What is left of a limit, which of two is exceeded, and whose identity gives which level.
import { describe, expect, test } from "vitest";
import { allowsMore, exceededBy, leftIn } from "~server/features/movement-limits/limit-rules";
import { levelOf } from "~server/features/users/person-of";
import type { Level } from "~server/kernel/levels";
import { usd } from "../support/inputs/amounts";

const used = (day: bigint, thirtyDays: bigint) => ({
  day: { used: usd(day), freesAt: day > 0n ? 1 : null },
  thirtyDays: { used: usd(thirtyDays), freesAt: thirtyDays > 0n ? 2 : null },
});
const limits = (day: bigint | null, thirtyDays: bigint | null) => ({
  day: day === null ? null : usd(day),
  thirtyDays: thirtyDays === null ? null : usd(thirtyDays),
});

describe("what is left", () => {
  test.each([
    [limits(null, null), used(5n, 5n), []],
    [limits(100n, null), used(40n, 400n), [["day", 60n]]],
    [
      limits(100n, 250n),
      used(0n, 249n),
      [
        ["day", 100n],
        ["thirtyDays", 1n],
      ],
    ],
    [limits(100n, null), used(100n, 100n), [["day", 0n]]],
    [limits(50n, null), used(100n, 100n), [["day", 0n]]],
    [limits(0n, null), used(0n, 0n), [["day", 0n]]],
  ])("is the rest: %#", (limit, use, left) => {
    expect(leftIn(limit, use).map((one) => [one.period, one.left.minor])).toEqual(left);
  });

  test.each([
    [100n, null],
    [101n, "day"],
    [150n, "day"],
    [151n, "day"],
  ])("decides about an amount with 100 in a day and 150 in thirty: %#", (amount, period) => {
    const left = leftIn(limits(100n, 150n), used(0n, 0n));
    expect(exceededBy(usd(amount), left)?.period ?? null).toBe(period);
  });

  test("names the limit that leaves less", () => {
    const left = leftIn(limits(100n, 150n), used(0n, 120n));
    expect(exceededBy(usd(31n), left)?.period).toBe("thirtyDays");
    expect(exceededBy(usd(30n), left)).toBeNull();
  });
});

test.each([
  [limits(100n, null), limits(100n, null), false],
  [limits(100n, null), limits(99n, null), true],
  [limits(null, null), limits(99n, null), true],
  [limits(null, 500n), limits(null, null), false],
  [limits(100n, 600n), limits(100n, 500n), true],
])("a limit allows more than another: %#", (one, other, allows) => {
  expect(allowsMore(one, other)).toBe(allows);
});

test.each<[string, Parameters<typeof levelOf>[0], Level]>([
  ["nothing", { kyc_status: "not_submitted", kyc_checked_outside_at: null, level_two_at: null }, 0],
  ["documents", { kyc_status: "pending", kyc_checked_outside_at: null, level_two_at: null }, 0],
  ["accepted", { kyc_status: "approved", kyc_checked_outside_at: null, level_two_at: null }, 1],
  ["unseen", { kyc_status: "approved", kyc_checked_outside_at: 1, level_two_at: null }, 0],
  ["unseen, set", { kyc_status: "approved", kyc_checked_outside_at: 1, level_two_at: 1 }, 0],
  ["set", { kyc_status: "approved", kyc_checked_outside_at: null, level_two_at: 1 }, 2],
  ["rejected", { kyc_status: "rejected", kyc_checked_outside_at: null, level_two_at: 1 }, 0],
])("the level of an identity: %s", (_what, row, level) => {
  expect(levelOf(row)).toBe(level);
});
