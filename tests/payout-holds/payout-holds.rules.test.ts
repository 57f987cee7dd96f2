// What keeps money from being paid out to one person, and for how long staff may.
import { expect, test } from "vitest";
import {
  checkHoldUntil,
  checkMayRequestPayout,
  checkPayeeHold,
} from "~server/features/users/payout-hold-rules";

const now = Date.UTC(2026, 10, 21, 9);
const hour = 3_600_000;
const day = 24 * hour;
const free = { heldUntil: null, frozenAt: null };

test.each([
  ["nothing", free, undefined, undefined],
  ["a hold until later", { ...free, heldUntil: now + 1 }, "payouts_on_hold", "payee_on_hold"],
  ["a hold that ends now", { ...free, heldUntil: now }, undefined, undefined],
  ["a hold that is over", { ...free, heldUntil: now - day }, undefined, undefined],
  ["their own stop", { ...free, frozenAt: now - day }, "payouts_frozen", "payee_frozen"],
  ["both", { heldUntil: now + day, frozenAt: now }, "payouts_on_hold", "payee_on_hold"],
])("%s: what the customer and what staff are refused", (_what, hold, asking, paying) => {
  expect(checkMayRequestPayout(hold, now)?.refused).toBe(asking);
  expect(checkPayeeHold(hold, now)?.refused).toBe(paying);
});

test("the customer is told until when", () => {
  expect(checkMayRequestPayout({ ...free, heldUntil: now + hour }, now)?.values).toEqual({
    until: new Date("2026-11-21T10:00:00Z"),
  });
});

test.each([
  [-1, "hold_until_invalid"],
  [0, "hold_until_invalid"],
  [1, undefined],
  [366 * day, undefined],
  [366 * day + 1, "hold_until_invalid"],
])("a hold that ends %d ms from now: %s", (after, refused) => {
  expect(checkHoldUntil(now + after, now)?.refused).toBe(refused);
});
