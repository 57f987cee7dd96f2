import { expect, test } from "vitest";
import { checkApprovalUndo, checkPayoutChange } from "~server/features/withdrawals/rules";
import { workingDaysAfter } from "~server/kernel/calendar";
import { waitOf } from "~server/features/payouts/progress-rules";

test.each([
  ["to_send", "sent", undefined],
  ["to_send", "arrived", "payout_not_sent"],
  ["to_send", "returned", "payout_not_sent"],
  ["sent", "sent", undefined],
  ["sent", "arrived", undefined],
  ["sent", "returned", undefined],
  ["arrived", "sent", "payout_ended"],
  ["arrived", "arrived", "payout_ended"],
  ["arrived", "returned", undefined],
  ["returned", "sent", "payout_ended"],
  ["returned", "arrived", "payout_ended"],
  ["returned", "returned", "payout_ended"],
] as const)("from %s to %s: %s", (from, to, refused) => {
  expect(checkPayoutChange(from, to)?.refused).toBe(refused);
});

test.each([
  ["to_send", undefined, undefined],
  ["to_send", "PB-1", "payout_in_batch"],
  ["sent", undefined, "payout_sent"],
  ["arrived", undefined, "payout_sent"],
] as const)(
  "an approval with a payout %s, in batch %s, is reversed: %s",
  (state, batch, refused) => {
    expect(checkApprovalUndo(state, batch)?.refused).toBe(refused);
  },
);

test.each([
  ["2026-11-23", 0, "2026-11-23"],
  ["2026-11-23", 1, "2026-11-24"],
  ["2026-11-27", 1, "2026-11-30"],
  ["2026-11-28", 1, "2026-11-30"],
  ["2026-11-26", 2, "2026-11-30"],
])("after %s, %i working days on is %s", (day, days, later) => {
  expect(workingDaysAfter(day, days)).toBe(later);
});

const createdAt = Date.parse("2026-11-26T10:00:00Z");
const toKnown = { createdAt, payableFrom: null };
const payout = { approvedAt: Date.parse("2026-11-27T15:00:00Z"), expectedDay: "2026-12-02" };

test.each([
  ["pending", undefined, "review", "2026-11-27T10:00:00.000Z"],
  ["successful", "to_send", "sending", "2026-12-01T00:00:00.000Z"],
  ["successful", "sent", "arrival", "2026-12-03T00:00:00.000Z"],
] as const)("%s, %s: it waits for %s until %s", (status, state, who, until) => {
  const wait = waitOf({ status, ...toKnown, payout: state && { state, ...payout } });
  expect(wait && [wait.for, new Date(wait.until).toISOString()]).toEqual([who, until]);
});

test.each([
  ["2026-11-26T12:00:00.000Z", "2026-11-27T10:00:00.000Z"],
  ["2026-11-28T10:00:00.000Z", "2026-11-28T10:00:00.000Z"],
])("a destination that can be paid from %s is reviewed by %s", (from, until) => {
  const payableFrom = Date.parse(from);
  const wait = waitOf({ status: "pending", createdAt, payableFrom, payout: undefined });
  expect(wait).toEqual({ for: "review", until: Date.parse(until) });
});

test.each([
  ["successful", "arrived"],
  ["successful", undefined],
  ["failed", "returned"],
  ["failed", undefined],
] as const)("%s, %s: it waits for no one", (status, state) => {
  expect(waitOf({ status, ...toKnown, payout: state && { state, ...payout } })).toBeNull();
});
