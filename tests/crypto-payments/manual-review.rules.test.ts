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
  type Case = Partial<Parameters<typeof settlementOf>[0]>;
  const owed = { move: null, flag: "unposted" } as const;
  const unchanged = { move: null, flag: null } as const;
  const posted = { move: "successful", flag: null } as const;
  const byHand = { isManualOverride: true };
  const deleted = { transaction: undefined };
  const partPaid = { state: paymentReport("pending", 50n) };
  const failedAtGateway = { state: paymentReport("error", 0n) };

  test.each<readonly [string, Case, ReturnType<typeof settlementOf>]>([
    ["no decision: it is posted", {}, posted],
    ["approved: nothing more is posted", { transaction: "successful", ...byHand }, unchanged],
    ["rejected or canceled: flagged", { transaction: "failed", ...byHand }, owed],
    ["failed at the gateway before: it is posted", { transaction: "failed" }, posted],
    ["posted and then reversed: flagged", byHand, owed],
    [
      "canceled, then paid in part: flagged before it expires",
      { transaction: "failed", ...byHand, ...partPaid },
      owed,
    ],
    ["deleted, then paid in part: flagged before it expires", { ...deleted, ...partPaid }, owed],
    [
      "failed at the gateway, then paid in part: it is pending again",
      { transaction: "failed", ...partPaid },
      { move: "pending", flag: null },
    ],
    [
      "canceled and not paid: unchanged",
      { transaction: "failed", ...byHand, state: paymentReport("pending", 0n) },
      unchanged,
    ],
    ["deleted: flagged", deleted, owed],
    ["wallet deleted: flagged", { canPost: false }, owed],
    [
      "wallet deleted, then paid in part: unchanged",
      { canPost: false, transaction: "failed", ...partPaid },
      unchanged,
    ],
    [
      "approved, then expired unpaid: unchanged",
      { transaction: "successful", ...byHand, state: paymentReport("expired", 0n) },
      unchanged,
    ],
    [
      "rejected, then failed at the gateway: unchanged",
      { transaction: "failed", ...byHand, ...failedAtGateway },
      unchanged,
    ],
    [
      "marked pending, then failed at the gateway: unchanged",
      { ...byHand, ...failedAtGateway },
      unchanged,
    ],
    ["failed at the gateway: failed", failedAtGateway, { move: "failed", flag: null }],
    ["not verified: flagged", { mayCredit: false }, owed],
    [
      "not verified, and approved: nothing more is posted",
      { mayCredit: false, transaction: "successful", ...byHand },
      unchanged,
    ],
    [
      "not verified, and failed at the gateway: failed",
      { mayCredit: false, ...failedAtGateway },
      { move: "failed", flag: null },
    ],
    [
      "credited less than came since: flagged",
      { transaction: "successful", isRestDue: true },
      owed,
    ],
    ["credited less than came since, and pending: flagged", { isRestDue: true }, owed],
  ])("%s", (_what, given, expected) => {
    const usual = {
      state: completed,
      invoice: expectedPayment,
      transaction: "pending",
      isManualOverride: false,
      canPost: true,
    } as const;
    expect(settlementOf({ ...usual, ...given })).toEqual(expected);
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
