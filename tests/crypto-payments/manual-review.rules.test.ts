// What the gateway reports about a payment that a person has decided about.
import type { TransactionStatus } from "~server/features/ledger/labels";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flagOf, transactionStatusOf } from "~server/features/crypto-payments/rules";
import { settlementOf } from "~server/features/crypto-payments/settlement-rules";
import {
  expectedPayment,
  report,
  settledBy,
  stateAfter,
  paymentReport,
} from "../support/inputs/gateway-reports";

describe("a manual decision is not overruled", () => {
  const completed = paymentReport("completed", 100n, 500);
  const settle = (
    transaction: TransactionStatus | undefined,
    by: "no one" | "a person",
    state = completed,
    canPost = true,
  ) =>
    settlementOf({
      state,
      invoice: expectedPayment,
      transaction,
      isManualOverride: by === "a person",
      canPost,
    });

  test.each([
    ["no decision: it is posted", settle("pending", "no one"), { move: "successful", flag: null }],
    [
      "approved manually: nothing more is posted",
      settle("successful", "a person"),
      { move: null, flag: null },
    ],
    [
      "rejected or canceled manually: flagged",
      settle("failed", "a person"),
      { move: null, flag: "unposted" },
    ],
    [
      "failed at the gateway before: it is posted",
      settle("failed", "no one"),
      { move: "successful", flag: null },
    ],
    [
      "posted and then reversed manually: flagged",
      settle("pending", "a person"),
      { move: null, flag: "unposted" },
    ],
    [
      "canceled manually, then paid in part: flagged before it expires",
      settle("failed", "a person", paymentReport("pending", 50n)),
      { move: null, flag: "unposted" },
    ],
    [
      "deleted, then paid in part: flagged before it expires",
      settle(undefined, "no one", paymentReport("pending", 50n)),
      { move: null, flag: "unposted" },
    ],
    [
      "canceled manually and not paid: unchanged",
      settle("failed", "a person", paymentReport("pending", 0n)),
      { move: null, flag: null },
    ],
    ["deleted: flagged", settle(undefined, "no one"), { move: null, flag: "unposted" }],
    [
      "wallet deleted: flagged",
      settle("pending", "no one", completed, false),
      { move: null, flag: "unposted" },
    ],
    [
      "approved manually, then expired unpaid: unchanged",
      settle("successful", "a person", paymentReport("expired", 0n)),
      { move: null, flag: null },
    ],
    [
      "rejected manually, then failed at the gateway: unchanged",
      settle("failed", "a person", paymentReport("error", 0n)),
      { move: null, flag: null },
    ],
    [
      "marked pending manually, then failed at the gateway: unchanged",
      settle("pending", "a person", paymentReport("error", 0n)),
      { move: null, flag: null },
    ],
  ] as const)("%s", (_what, settlement, expected) => {
    expect(settlement).toEqual(expected);
  });

  test("whatever the reports, before and after", () => {
    const decision = fc.constantFrom<TransactionStatus>("pending", "successful", "failed");
    fc.assert(
      fc.property(
        fc.array(report, { maxLength: 8 }),
        decision,
        fc.array(report, { maxLength: 8 }),
        (before, decided, after) => {
          const later = settledBy(after, {
            state: stateAfter(before),
            transaction: decided,
            isManualOverride: true,
          });
          expect(later.seen).toEqual([decided]);
          const flag = flagOf(later.state, expectedPayment);
          const isOwed =
            transactionStatusOf(later.state, expectedPayment) === "successful" &&
            decided !== "successful";
          const cameForNothing = decided === "failed" && later.state.received > 0n && flag === null;
          expect(later.flag === "unposted").toBe(
            after.length > 0 && (isOwed || cameForNothing || flag === "unposted"),
          );
        },
      ),
    );
  });
});
