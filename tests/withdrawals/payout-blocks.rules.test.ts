// What keeps money from being paid out to one person, and for how long staff may.
import { expect, test } from "vitest";
import {
  checkBlockUntil,
  checkMayRequestPayout,
  checkPayeeBlock,
} from "~server/features/users/rules";

const now = Date.UTC(2026, 10, 21, 9);
const hour = 3_600_000;
const day = 24 * hour;
const free = { blockedUntil: null, frozenAt: null };

test.each([
  ["nothing", free, undefined, undefined],
  ["a block until later", { ...free, blockedUntil: now + 1 }, "payouts_blocked", "payee_blocked"],
  ["a block that ends now", { ...free, blockedUntil: now }, undefined, undefined],
  ["a block that is over", { ...free, blockedUntil: now - day }, undefined, undefined],
  ["their own stop", { ...free, frozenAt: now - day }, "payouts_frozen", "payee_frozen"],
  ["both", { blockedUntil: now + day, frozenAt: now }, "payouts_blocked", "payee_blocked"],
])("%s: what the customer and what staff are refused", (_what, block, asking, paying) => {
  expect(checkMayRequestPayout(block, now)?.refused).toBe(asking);
  expect(checkPayeeBlock(block, now)?.refused).toBe(paying);
});

test("the customer sees until when", () => {
  expect(checkMayRequestPayout({ ...free, blockedUntil: now + hour }, now)?.values).toEqual({
    until: new Date("2026-11-21T10:00:00Z"),
  });
});

test.each([
  [-1, "block_until_invalid"],
  [0, "block_until_invalid"],
  [1, undefined],
  [366 * day, undefined],
  [366 * day + 1, "block_until_invalid"],
])("a block that ends %d ms from now: %s", (after, refused) => {
  expect(checkBlockUntil(now + after, now)?.refused).toBe(refused);
});
