// What becomes of a crypto payment depends on the set of reports alone (R37, T8).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyReport,
  flagOf,
  nothingReported,
  outcomeOf,
  paymentStatuses,
  reportAt,
  type PaymentReport,
  type PaymentStatus,
} from "~server/domain/crypto-payments";
import { settlementOf } from "~server/domain/settlements";
import type { TransactionStatus } from "~server/domain/transactions";

const asked = { expected: 100n, expiresAt: 1000 };
const report: fc.Arbitrary<PaymentReport> = fc.record({
  status: fc.constantFrom(...paymentStatuses),
  received: fc.constantFrom(0n, 50n, 100n, 150n),
  paidAt: fc.constantFrom(null, 500, 999, 1000, 5000),
});
/** The same reports twice over, each in an order and number of its own. */
const twice = fc.array(report, { minLength: 1, maxLength: 8 }).chain((reports) => {
  const repeated = fc.array(fc.constantFrom(...reports), { maxLength: 12 });
  const shuffled = repeated.chain((more) =>
    fc.shuffledSubarray([...reports, ...more], { minLength: reports.length + more.length }),
  );
  return fc.tuple(shuffled, shuffled);
});

const stateAfter = (reports: readonly PaymentReport[]) =>
  reports.reduce(applyReport, nothingReported);

interface Begun {
  readonly state: PaymentReport;
  readonly transaction: TransactionStatus;
  readonly isSetByHand: boolean;
}

/** Settles after each report, as the server does; unless said, nobody decided by hand. */
function settledBy(
  reports: readonly PaymentReport[],
  begun: Begun = { state: nothingReported, transaction: "pending", isSetByHand: false },
) {
  const seen: TransactionStatus[] = [begun.transaction];
  let { state } = begun;
  let flag: string | null = null;
  for (const one of reports) {
    state = applyReport(state, one);
    const settlement = settlementOf({
      state,
      asked,
      transaction: seen.at(-1),
      isSetByHand: begun.isSetByHand,
      canBook: true,
    });
    if (settlement.move) seen.push(settlement.move);
    flag = settlement.flag;
  }
  return { state, flag, seen, transaction: seen.at(-1) };
}

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
        expect(first.transaction).toBe(outcomeOf(stateAfter(one), asked));
      }),
    );
  });

  test("book once at most, and never take back what was booked", () => {
    fc.assert(
      fc.property(twice, ([one]) => {
        const { seen } = settledBy(one);
        expect(seen.indexOf("successful")).toBe(seen.includes("successful") ? seen.length - 1 : -1);
      }),
    );
  });

  test("book only what is complete, in time and all there", () => {
    fc.assert(
      fc.property(twice, ([one]) => {
        const isBooked = settledBy(one).transaction === "successful";
        const isPaid =
          one.some(({ status }) => status === "completed") &&
          one.some(({ received }) => received >= asked.expected);
        const instants = one.flatMap(({ paidAt }) => paidAt ?? []);
        expect(isBooked).toBe(isPaid && Math.min(...instants) < asked.expiresAt);
      }),
    );
  });
});

const said = (
  status: PaymentStatus,
  received: bigint,
  paidAt: number | null = null,
): PaymentReport => ({ status, received, paidAt });

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
    [said("cancelled", 0n), "failed", null],
    [said("error", 0n), "failed", null],
    [said("error", 100n, 500), "pending", "unbooked"],
  ] as const)("%o makes the transaction %s, flag %s", (one, outcome, flag) => {
    expect([outcomeOf(one, asked), flagOf(one, asked)]).toEqual([outcome, flag]);
  });

  test("that still waits for money when the time is over means expired; one that saw money does not", () => {
    expect(reportAt(said("new", 0n), asked, 999).status).toBe("new");
    expect(reportAt(said("new", 0n), asked, 1000).status).toBe("expired");
    expect(reportAt(said("confirming", 100n), asked, 1000).status).toBe("confirming");
    expect(reportAt(said("new", 5n), asked, 1000).status).toBe("new");
    expect(reportAt(said("pending", 0n), asked, 1000).status).toBe("pending");
  });
});

describe("a person who decided by hand is not overruled", () => {
  const completed = said("completed", 100n, 500);
  const settle = (
    transaction: TransactionStatus | undefined,
    by: "nobody" | "a person",
    state = completed,
    canBook = true,
  ) => settlementOf({ state, asked, transaction, isSetByHand: by === "a person", canBook });

  test.each([
    [
      "nobody decided: it is booked",
      settle("pending", "nobody"),
      { move: "successful", flag: null },
    ],
    [
      "approved by hand: nothing more is booked",
      settle("successful", "a person"),
      { move: null, flag: null },
    ],
    [
      "rejected or cancelled by hand: flagged",
      settle("failed", "a person"),
      { move: null, flag: "unbooked" },
    ],
    [
      "failed by the gateway's own word before: it is booked",
      settle("failed", "nobody"),
      { move: "successful", flag: null },
    ],
    [
      "booked and then taken back by hand: flagged",
      settle("pending", "a person"),
      { move: null, flag: "unbooked" },
    ],
    [
      "cancelled by hand, then paid in part: flagged before its time is over",
      settle("failed", "a person", said("pending", 50n)),
      { move: null, flag: "unbooked" },
    ],
    [
      "removed, then paid in part: flagged before its time is over",
      settle(undefined, "nobody", said("pending", 50n)),
      { move: null, flag: "unbooked" },
    ],
    [
      "cancelled by hand, and nothing comes: left",
      settle("failed", "a person", said("pending", 0n)),
      { move: null, flag: null },
    ],
    ["removed: flagged", settle(undefined, "nobody"), { move: null, flag: "unbooked" }],
    [
      "no wallet any more: flagged",
      settle("pending", "nobody", completed, false),
      { move: null, flag: "unbooked" },
    ],
    [
      "approved by hand, then expired unpaid: left",
      settle("successful", "a person", said("expired", 0n)),
      { move: null, flag: null },
    ],
    [
      "rejected by hand, then failed at the gateway: left",
      settle("failed", "a person", said("error", 0n)),
      { move: null, flag: null },
    ],
    [
      "marked pending by hand, then failed at the gateway: left",
      settle("pending", "a person", said("error", 0n)),
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
            isSetByHand: true,
          });
          expect(later.seen).toEqual([decided]);
          const flag = flagOf(later.state, asked);
          const isOwed = outcomeOf(later.state, asked) === "successful" && decided !== "successful";
          const cameForNothing = decided === "failed" && later.state.received > 0n && flag === null;
          expect(later.flag === "unbooked").toBe(
            after.length > 0 && (isOwed || cameForNothing || flag === "unbooked"),
          );
        },
      ),
    );
  });
});
