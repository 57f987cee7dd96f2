import { expect, test } from "vitest";
import { expectedDayOf } from "~server/features/draft-confirmation/present-draft";

test.each([
  ["a Monday: reviewed by Tuesday, sent by Wednesday", "2026-11-23T09:00:00Z", null, "2026-11-27"],
  ["a Friday: no step is taken at the weekend", "2026-11-20T09:00:00Z", null, "2026-11-25"],
  [
    "a new destination that waits: counted from its first day",
    "2026-11-23T09:00:00Z",
    "2026-11-26T09:00:00Z",
    "2026-12-01",
  ],
  [
    "one that waits less long than the review: no later",
    "2026-11-23T09:00:00Z",
    "2026-11-23T20:00:00Z",
    "2026-11-27",
  ],
])("a withdrawal of %s", (_when, now, payableFrom, day) => {
  const from = payableFrom === null ? null : Date.parse(payableFrom);
  expect(expectedDayOf(Date.parse(now), from)).toBe(day);
});
