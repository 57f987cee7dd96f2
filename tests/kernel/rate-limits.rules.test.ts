import { expect, test } from "vitest";
import { secondsToWait, wholeSeconds, windowEnd } from "~server/kernel/rate-limit";
import { checkOwnerRemains, kycReasonAfter } from "~server/features/users/rules";

const rateLimit = { most: 3, perMinutes: 60 };

test("a window lasts its minutes from the first use", () => {
  expect(windowEnd(rateLimit, 1000)).toBe(1000 + 3_600_000);
});

test.each([
  [1, 0],
  [3, 0],
  [4, 10],
  [400, 10],
])("after %d uses of three, the wait is %d seconds", (count, seconds) => {
  expect(secondsToWait(rateLimit, { count, windowEndsAt: 20_000 }, 10_000)).toBe(seconds);
});

test.each([
  [0, 1],
  [1, 1],
  [1000, 1],
  [1001, 2],
  [15_000, 15],
])("%d ms are %d whole seconds", (milliseconds, seconds) => {
  expect(wholeSeconds(milliseconds)).toBe(seconds);
});

test.each([
  ["ada", ["ada"], "last_owner"],
  ["ada", ["ada", "ben"], undefined],
  ["nora", ["ada"], undefined],
  ["nora", [], undefined],
])("%s leaving %j: %s", (leaving, active, refused) => {
  expect(
    checkOwnerRemains(
      leaving,
      active.map((id) => ({ id })),
    )?.refused,
  ).toBe(refused);
});

const blurred = { reasonCode: null, reason: "Blurred" } as const;
const expired = { reasonCode: "expired", reason: null } as const;
const none = { reasonCode: null, reason: null } as const;
test.each([
  ["pending", none, { status: "rejected", reason: "Blurred" }, blurred],
  ["pending", none, { status: "rejected", reasonCode: "expired" }, expired],
  ["pending", none, { status: "rejected" }, none],
  ["rejected", blurred, {}, blurred],
  ["rejected", blurred, { status: "rejected" }, blurred],
  ["rejected", blurred, { reasonCode: "expired" }, expired],
  ["rejected", expired, { reason: "Blurred" }, blurred],
  ["rejected", expired, { status: "approved", reason: "Fine" }, none],
  ["approved", none, { reason: "Fine" }, none],
] as const)("KYC %s (%j) decided by %j: reason %j", (status, reason, decided, after) => {
  expect(kycReasonAfter({ status, ...reason }, decided)).toEqual(after);
});
