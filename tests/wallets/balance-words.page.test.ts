import { expect, test } from "vitest";
import { balanceSummary } from "~/routes/customer/wallets/balance-summary";

const wordsOf = (...totals: number[]) =>
  balanceSummary(
    totals.map((totalBalance, index) => ({ day: `2026-11-0${index + 1}`, totalBalance })),
    String,
  );

test.each([
  [[5, 5, 5], "5 at the end of every day since 1 November."],
  [[5, 5, 7], "From 5 on 1 November to 7 now, 2 more."],
  [[5, 2, 2], "From 5 on 1 November to 2 now, 3 less."],
  [
    [5, 9, 5],
    "From 5 on 1 November to 5 now, the same as then. Highest: 9 on 2 November. Lowest: 5 on 1 November.",
  ],
  [
    [5, 0, 9, 7],
    "From 5 on 1 November to 7 now, 2 more. Highest: 9 on 3 November. Lowest: 0 on 2 November.",
  ],
  [[], ""],
])("a balance of %j is told as %s", (totals, words) => {
  expect(wordsOf(...totals)).toBe(words);
});
