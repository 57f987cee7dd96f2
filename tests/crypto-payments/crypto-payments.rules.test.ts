// What becomes of a crypto payment depends on the set of updates alone.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  flagOf,
  nothingReported,
  reportAt,
  transactionStatusOf,
} from "~server/features/crypto-payments/rules";
import { asked, settledBy, stateAfter, twice, said } from "../support/inputs/gateway-reports";

describe("reports in any order and number", () => {
  test("lead to the same state", () => {
    fc.assert(
      fc.property(twice, ([one, other]) => {
        expect(stateAfter(one)).toEqual(stateAfter(other));
      }),
    );
  });

  test("lead to the same transaction and flag", () => {
    fc.assert(
      fc.property(twice, ([one, other]) => {
        const [first, second] = [settledBy(one), settledBy(other)];
        expect([first.transaction, first.flag]).toEqual([second.transaction, second.flag]);
        expect(first.transaction).toBe(transactionStatusOf(stateAfter(one), asked));
      }),
    );
  });

  test("post once at most, and never reverse what was posted", () => {
    fc.assert(
      fc.property(twice, ([one]) => {
        const { seen } = settledBy(one);
        expect(seen.indexOf("successful")).toBe(seen.includes("successful") ? seen.length - 1 : -1);
      }),
    );
  });

  test("post only what is completed, in time and in full", () => {
    fc.assert(
      fc.property(twice, ([one]) => {
        const isPosted = settledBy(one).transaction === "successful";
        const isPaid =
          one.some(({ status }) => status === "completed") &&
          one.some(({ received }) => received >= asked.expected);
        const instants = one.flatMap(({ paidAt }) => paidAt ?? []);
        expect(isPosted).toBe(isPaid && Math.min(...instants) < asked.expiresAt);
      }),
    );
  });
});

describe("one report", () => {
  test.each([
    [said("new", 0n), "pending", null],
    [said("pending", 50n), "pending", null],
    [said("confirming", 100n), "pending", null],
    [said("completed", 100n, 500), "successful", null],
    [said("completed", 150n, 500), "successful", "overpaid"],
    [said("completed", 50n), "pending", "underpaid"],
    [said("completed", 100n, 1000), "pending", "late"],
    [said("completed", 100n), "pending", "late"],
    [said("expired", 0n), "failed", null],
    [said("expired", 50n), "pending", "underpaid"],
    [said("expired", 100n, 1500), "pending", "late"],
    [said("expired", 100n, 500), "pending", "late"],
    [said("cancelled", 0n), "failed", null],
    [said("error", 0n), "failed", null],
    [said("error", 100n, 500), "pending", "unbooked"],
  ] as const)("%o makes the transaction %s, flag %s", (one, outcome, flag) => {
    expect([transactionStatusOf(one, asked), flagOf(one, asked)]).toEqual([outcome, flag]);
  });

  test("that hasn't arrived yet leaves the transaction pending", () => {
    expect(transactionStatusOf(nothingReported, asked)).toBe("pending");
  });

  test("that still waits for money after the deadline means expired; one that detected money doesn't", () => {
    expect(reportAt(said("new", 0n), asked, 999).status).toBe("new");
    expect(reportAt(said("new", 0n), asked, 1000).status).toBe("expired");
    expect(reportAt(said("confirming", 100n), asked, 1000).status).toBe("confirming");
    expect(reportAt(said("new", 5n), asked, 1000).status).toBe("new");
    expect(reportAt(said("pending", 0n), asked, 1000).status).toBe("pending");
  });
});
