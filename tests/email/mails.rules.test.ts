import { describe, expect, test } from "vitest";
import { isAboutServer, nextAttempt, waitAfter } from "~server/features/email/rules";

const minute = 60_000;

describe("an email that was not accepted", () => {
  test("waits twice as long after each attempt, six hours at most", () => {
    expect([1, 2, 3, 9, 10, 5000].map((attempts) => waitAfter(attempts) / minute)).toEqual([
      1, 2, 4, 256, 360, 360,
    ]);
  });

  test("is retried until it expires, and never after a permanent error", () => {
    const tried = { fault: "deferred", attempts: 3, expiresAt: 10 * minute } as const;
    expect(nextAttempt(tried, 5 * minute)).toBe(9 * minute);
    expect(nextAttempt(tried, 6 * minute)).toBeNull();
    for (const fault of ["refused", "withheld"] as const)
      expect([nextAttempt({ ...tried, fault }, 0), isAboutServer(fault)]).toEqual([null, false]);
  });
});
