// Which limits staff may raise to what, and what then holds.
import { expect, test } from "vitest";
import { leftIn } from "~server/features/movement-limits/limit-rules";
import { checkRaise, checkRaiseUntil } from "~server/features/movement-limits/raise-rules";
import { usd } from "../support/inputs/amounts";

const limits = (day: bigint | null, thirtyDays: bigint | null) => ({
  day: day === null ? null : usd(day),
  thirtyDays: thirtyDays === null ? null : usd(thirtyDays),
});
const nothing = { used: usd(0n), freesAt: null };

test.each([
  [limits(100n, 250n), limits(101n, null), null],
  [limits(100n, 250n), limits(100n, null), "limit_raise_too_low"],
  [limits(100n, 250n), limits(99n, 900n), "limit_raise_too_low"],
  [limits(100n, 250n), limits(null, 250n), "limit_raise_too_low"],
  [limits(100n, 250n), limits(250n, null), null],
  [limits(100n, 250n), limits(251n, null), "limit_raise_contradiction"],
  [limits(100n, 250n), limits(251n, 251n), null],
  [limits(100n, null), limits(900n, null), null],
  [limits(100n, null), limits(null, 900n), "limit_raise_unlimited"],
  [limits(null, 250n), limits(null, 900n), null],
  [limits(null, null), limits(1n, null), "limit_raise_unlimited"],
  [limits(0n, null), limits(1n, null), null],
])("a raise is checked against the level: %#", (ofLevel, raised, refusal) => {
  expect(checkRaise(ofLevel, raised)?.refused ?? null).toBe(refusal);
});

test.each([
  [1000, "limit_raise_until_invalid"],
  [1001, null],
  [1000 + 91 * 86_400_000, null],
  [1001 + 91 * 86_400_000, "limit_raise_until_invalid"],
])("a raise until %i, at 1000", (until, refusal) => {
  expect(checkRaiseUntil(until, 1000)?.refused ?? null).toBe(refusal);
});

test.each([
  [limits(100n, 250n), limits(200n, null), [200n, 250n], [true, false]],
  [limits(100n, 250n), limits(200n, 900n), [200n, 900n], [true, true]],
  // A level that rose since.
  [limits(300n, 250n), limits(200n, 250n), [300n, 250n], [false, false]],
  [limits(null, 250n), limits(200n, 300n), [300n], [true]],
])("of two limits for a period the higher holds: %#", (ofLevel, raised, amounts, areRaised) => {
  const left = leftIn(ofLevel, { day: nothing, thirtyDays: nothing }, { ...raised, until: 5 });
  expect(left.map(({ limit }) => limit.minor)).toEqual(amounts);
  expect(left.map((one) => one.raised?.until === 5)).toEqual(areRaised);
});
