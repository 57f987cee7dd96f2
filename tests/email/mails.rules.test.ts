import { describe, expect, test } from "vitest";
import { isAboutServer, nextTry, waitAfter } from "~server/features/email/rules";

const minute = 60_000;

describe("a message that was not taken", () => {
  test("waits twice as long after each try, six hours at most", () => {
    expect([1, 2, 3, 9, 10, 5000].map((attempts) => waitAfter(attempts) / minute)).toEqual([
      1, 2, 4, 256, 360, 360,
    ]);
  });

  test("is tried as long as it is of use, and never again where the answer was final", () => {
    const tried = { fault: "deferred", attempts: 3, expiresAt: 10 * minute } as const;
    expect(nextTry(tried, 5 * minute)).toBe(9 * minute);
    expect(nextTry(tried, 6 * minute)).toBeNull();
    for (const fault of ["refused", "held_back"] as const)
      expect([nextTry({ ...tried, fault }, 0), isAboutServer(fault)]).toEqual([null, false]);
  });
});
