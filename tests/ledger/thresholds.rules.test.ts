import { expect, test } from "vitest";
import { money } from "~server/kernel/money";
import { operatorAmount, needsTwoPeople } from "~server/features/ledger/threshold-rules";

const usd = (amount: number) => money("USD", BigInt(amount));
const posting = (
  account: Parameters<typeof operatorAmount>[0][number]["account"],
  minor: number,
) => ({
  account,
  amount: usd(minor),
});

test.each([
  ["a posted deposit", [posting("settlement", -5), posting("available", 5)], 5n],
  ["a withdrawal that is paid out", [posting("held", -5), posting("settlement", 5)], 5n],
  [
    "a deposit with its fee",
    [posting("settlement", -5), posting("available", 4), posting("fees", 1)],
    5n,
  ],
  [
    "a withdrawal that is paid out with its fee",
    [posting("held", -5), posting("settlement", 4), posting("fees", 1)],
    5n,
  ],
  [
    "a withdrawal with its fee that comes back",
    [posting("available", 5), posting("settlement", -4), posting("fees", -1)],
    5n,
  ],
  ["an adjustment", [posting("adjustment", -5), posting("profit", 5)], 5n],
  [
    "a wallet that is emptied",
    [posting("available", -3), posting("held", -4), posting("adjustment", 7)],
    7n,
  ],
  ["money that is only held", [posting("available", -5), posting("held", 5)], undefined],
  [
    "money to two accounts of the operator",
    [posting("available", -8), posting("settlement", 5), posting("adjustment", 3)],
    8n,
  ],
  ["an amount of zero", [posting("settlement", 0), posting("available", 0)], undefined],
  ["nothing", [], undefined],
])("of %s", (_name, postings, moved) => {
  expect(operatorAmount(postings)?.minor).toBe(moved);
});

test.each([
  [99, 0, 0, false],
  [100, 0, 0, true],
  [40, 59, 0, false],
  [40, 60, 0, true],
  [40, 0, 60, true],
  [1, 98, 98, false],
])(
  "%d in addition to %d by the administrator and %d for the customer: %s",
  (amount, byStaff, forCustomer, two) => {
    expect(
      needsTwoPeople({
        amount: usd(amount),
        threshold: usd(100),
        byStaff: usd(byStaff),
        forCustomer: usd(forCustomer),
      }),
    ).toBe(two);
  },
);
