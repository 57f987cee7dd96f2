// What the bank's side of the ledger posts for a line of a statement, and to which accounts.
import { expect, test } from "vitest";
import {
  bankAccountId,
  endPostings,
  houseAccountId,
  importPostings,
  undoPostings,
} from "~server/features/ledger/bank-rules";
import { usd } from "../support/inputs/amounts";

const [credit, debit] = [usd(2_500n), usd(-2_500n)];

test.each([
  ["an imported credit", importPostings(credit), { bank: -2_500n, open_lines: 2_500n }],
  ["an imported debit", importPostings(debit), { bank: 2_500n, open_lines: -2_500n }],
  [
    "a customer's deposit",
    endPostings(credit, "settlement"),
    { open_lines: -2_500n, settlement: 2_500n },
  ],
  ["the operator's charges", endPostings(debit, "own"), { open_lines: 2_500n, own: -2_500n }],
  ["an open line undone", undoPostings(credit, null), { open_lines: -2_500n, bank: 2_500n }],
  ["a deposit undone", undoPostings(credit, "settlement"), { settlement: -2_500n, bank: 2_500n }],
] as const)("%s moves money between two accounts", (_what, postings, moved) => {
  expect(
    Object.fromEntries(postings.map(({ account, amount }) => [account, amount.minor])),
  ).toEqual(moved);
  expect(postings.map(({ amount }) => amount.currency)).toEqual(["USD", "USD"]);
});

test("accounts are named after the receiving account, or after the house and a currency", () => {
  expect(bankAccountId("main-usd")).toBe("bank:main-usd");
  expect(houseAccountId("open_lines", "EUR")).toBe("house:open_lines:EUR");
  expect(houseAccountId("own", "USD")).toBe("house:own:USD");
});
