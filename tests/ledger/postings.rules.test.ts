// Postings follow from a transaction's state, so that no order of decisions posts it twice.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  difference,
  entryBetween,
  isWalletAccount,
  postingsFor,
  sumsToZero,
  type Posting,
  type TransactionState,
} from "~server/features/ledger/rules";
import { usd } from "../support/inputs/amounts";

const state = (type: "deposit" | "withdrawal"): fc.Arbitrary<TransactionState> =>
  fc
    .record({
      type: fc.constant(type),
      status: fc.constantFrom("pending" as const, "successful" as const, "failed" as const),
      amount: fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fee: fc.option(fc.bigInt({ min: 0n, max: 10n ** 12n })),
    })
    .map(({ amount, fee, ...one }) => ({
      ...one,
      amount: usd(amount),
      // Never more than the amount.
      ...(fee !== null && { fee: usd(fee > amount ? amount : fee) }),
    }));
const history = fc
  .constantFrom("deposit" as const, "withdrawal" as const)
  .chain((type) => fc.array(state(type), { minLength: 1, maxLength: 30 }));

function accumulated(entries: readonly Posting[][]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of entries.flat())
    sums.set(account, (sums.get(account) ?? 0n) + amount.minor);
  return new Map([...sums].filter(([, sum]) => sum !== 0n).sort());
}

const entriesOf = (states: readonly TransactionState[]) =>
  states.map((after, index) => entryBetween(states[index - 1] ?? null, after));

describe("any history of a transaction", () => {
  test("has posted exactly what its last state says", () => {
    fc.assert(
      fc.property(history, (states) => {
        const last = states.at(-1);
        expect(accumulated(entriesOf(states))).toEqual(
          accumulated([last ? postingsFor(last) : []]),
        );
      }),
    );
  });

  test("sums to zero at each step", () => {
    fc.assert(fc.property(history, (states) => entriesOf(states).every(sumsToZero)));
  });

  test("posts nothing if nothing changes, and leaves nothing once it is deleted", () => {
    fc.assert(
      fc.property(history, (states) => {
        const [first] = states;
        if (!first) throw new Error("a history has a first state");
        expect(entryBetween(first, { ...first })).toEqual([]);
        expect(
          accumulated([...entriesOf(states), entryBetween(states.at(-1) ?? null, null)]).size,
        ).toBe(0);
      }),
    );
  });
});

describe("what each state has posted", () => {
  const moved = (from: string, to: string) => [
    { account: from, amount: usd(-700n) },
    { account: to, amount: usd(700n) },
  ];
  test.each([
    ["deposit", "pending", []],
    ["deposit", "failed", []],
    ["deposit", "successful", moved("settlement", "available")],
    ["withdrawal", "pending", moved("available", "held")],
    ["withdrawal", "failed", []],
    ["withdrawal", "successful", moved("available", "settlement")],
  ] as const)("%s %s", (type, status, postings) => {
    expect(postingsFor({ type, status, amount: usd(700n) })).toEqual(postings);
  });
});

describe("a fee", () => {
  const postingsWith = (
    type: "deposit" | "withdrawal",
    status: "pending" | "successful" | "failed",
  ) => accumulated([postingsFor({ type, status, amount: usd(700n), fee: usd(9n) })]);

  test("is taken from a deposit that is credited, and from what a withdrawal sends", () => {
    expect(postingsWith("deposit", "successful")).toEqual(
      new Map([
        ["available", 691n],
        ["fees", 9n],
        ["settlement", -700n],
      ]),
    );
    expect(postingsWith("withdrawal", "successful")).toEqual(
      new Map([
        ["available", -700n],
        ["fees", 9n],
        ["settlement", 691n],
      ]),
    );
  });

  test("isn't charged before: the hold is the amount", () => {
    expect(postingsWith("deposit", "pending").size).toBe(0);
    expect(postingsWith("deposit", "failed").size).toBe(0);
    expect(postingsWith("withdrawal", "failed").size).toBe(0);
    expect(postingsWith("withdrawal", "pending")).toEqual(
      new Map([
        ["available", -700n],
        ["held", 700n],
      ]),
    );
  });

  test("may be the whole amount, and none leaves no trace", () => {
    const of = (fee: bigint) =>
      postingsFor({ type: "deposit", status: "successful", amount: usd(5n), fee: usd(fee) });
    expect(of(5n)).toEqual([
      { account: "settlement", amount: usd(-5n) },
      { account: "fees", amount: usd(5n) },
    ]);
    expect(of(0n)).toEqual(postingsFor({ type: "deposit", status: "successful", amount: usd(5n) }));
  });
});

describe("the ledger", () => {
  test("leaves out zero postings of a difference", () => {
    const hold: Posting[] = [
      { account: "available", amount: usd(-5n) },
      { account: "held", amount: usd(5n) },
    ];
    const paid: Posting[] = [
      { account: "available", amount: usd(-5n) },
      { account: "settlement", amount: usd(5n) },
    ];
    expect(difference(hold, hold)).toEqual([]);
    expect(accumulated([difference(hold, paid)])).toEqual(
      new Map([
        ["held", -5n],
        ["settlement", 5n],
      ]),
    );
  });

  test("detects an unbalanced entry, and tells whose account is whose", () => {
    expect(sumsToZero([{ account: "available", amount: usd(1n) }])).toBe(false);
    expect(sumsToZero([])).toBe(true);
    expect(isWalletAccount("held")).toBe(true);
    expect(isWalletAccount("settlement")).toBe(false);
  });
});
