// What becomes of a crypto payment depends on the set of updates alone.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  flagOf,
  nothingReported,
  reportAt,
  transactionStatusOf,
} from "~server/features/crypto-payments/rules";
import {
  expectedPayment,
  settledBy,
  stateAfter,
  repeatedReports,
  paymentReport,
} from "../support/inputs/gateway-reports";

describe("reports in any order and number", () => {
  test("lead to the same state", () => {
    fc.assert(
      fc.property(repeatedReports, ([one, other]) => {
        expect(stateAfter(one)).toEqual(stateAfter(other));
      }),
    );
  });

  test("lead to the same transaction and flag", () => {
    fc.assert(
      fc.property(repeatedReports, ([one, other]) => {
        const [first, second] = [settledBy(one), settledBy(other)];
        expect([first.transaction, first.flag]).toEqual([second.transaction, second.flag]);
        expect(first.transaction).toBe(transactionStatusOf(stateAfter(one), expectedPayment));
      }),
    );
  });

  test("post once at most, and never reverse what was posted", () => {
    fc.assert(
      fc.property(repeatedReports, ([one]) => {
        const { seen } = settledBy(one);
        expect(seen.indexOf("successful")).toBe(seen.includes("successful") ? seen.length - 1 : -1);
      }),
    );
  });

  test("post only what is completed, in time and in full", () => {
    fc.assert(
      fc.property(repeatedReports, ([one]) => {
        const isPosted = settledBy(one).transaction === "successful";
        const isPaid = one.some(
          ({ status, received }) => status === "completed" && received >= expectedPayment.expected,
        );
        const instants = one.flatMap(({ paidAt }) => paidAt ?? []);
        expect(isPosted).toBe(isPaid && Math.min(...instants) < expectedPayment.expiresAt);
      }),
    );
  });
});

describe("money that was announced and never arrived", () => {
  const announced = paymentReport("confirming", 100n, 500);
  const expired = paymentReport("expired", 0n);

  test.each([
    ["then expires", [announced, expired]],
    ["is read after the expiry", [expired, announced]],
  ])("doesn't count: %s", (_, reports) => {
    expect(settledBy(reports)).toMatchObject({
      state: expired,
      transaction: "failed",
      flag: null,
    });
  });

  test("doesn't date a payment that arrives later", () => {
    const paid = paymentReport("completed", 100n, 5000);
    expect(settledBy([announced, expired, paid])).toMatchObject({
      state: paid,
      transaction: "pending",
      flag: "late",
    });
  });

  test("dates a payment that is confirmed after the deadline", () => {
    const paid = paymentReport("completed", 100n, 5000);
    expect(settledBy([announced, paid])).toMatchObject({ transaction: "successful", flag: null });
  });

  test("is replaced by what is confirmed", () => {
    const paid = paymentReport("completed", 100n, 600);
    expect(settledBy([paymentReport("confirming", 150n, 500), paid])).toMatchObject({
      transaction: "successful",
      flag: null,
    });
  });
});

describe("one report", () => {
  test.each([
    [paymentReport("new", 0n), "pending", null],
    [paymentReport("pending", 50n), "pending", null],
    [paymentReport("confirming", 100n), "pending", null],
    [paymentReport("completed", 100n, 500), "successful", null],
    [paymentReport("completed", 150n, 500), "successful", "overpaid"],
    [paymentReport("completed", 50n), "pending", "underpaid"],
    [paymentReport("completed", 100n, 1000), "pending", "late"],
    [paymentReport("completed", 100n), "pending", "late"],
    [paymentReport("expired", 0n), "failed", null],
    [paymentReport("expired", 50n), "pending", "underpaid"],
    [paymentReport("expired", 100n, 1500), "pending", "late"],
    [paymentReport("expired", 100n, 500), "pending", "late"],
    [paymentReport("cancelled", 0n), "failed", null],
    [paymentReport("error", 0n), "failed", null],
    [paymentReport("error", 100n, 500), "pending", "unposted"],
  ] as const)("%o makes the transaction %s, flag %s", (one, outcome, flag) => {
    expect([transactionStatusOf(one, expectedPayment), flagOf(one, expectedPayment)]).toEqual([
      outcome,
      flag,
    ]);
  });

  test("that hasn't arrived yet leaves the transaction pending", () => {
    expect(transactionStatusOf(nothingReported, expectedPayment)).toBe("pending");
  });

  test("that still waits for money after the deadline means expired; one that detected money doesn't", () => {
    expect(reportAt(paymentReport("new", 0n), expectedPayment, 999).status).toBe("new");
    expect(reportAt(paymentReport("new", 0n), expectedPayment, 1000).status).toBe("expired");
    expect(reportAt(paymentReport("confirming", 100n), expectedPayment, 1000).status).toBe(
      "confirming",
    );
    expect(reportAt(paymentReport("new", 5n), expectedPayment, 1000).status).toBe("new");
    expect(reportAt(paymentReport("pending", 0n), expectedPayment, 1000).status).toBe("pending");
  });
});
