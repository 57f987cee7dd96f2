import { expect, test } from "vitest";
import { balanceSummary } from "~/routes/customer/wallets/balance-summary";

const wordsOf = (...totals: number[]) =>
  balanceSummary(
    "en",
    {
      currency: "USD",
      days: totals.map((totalBalance, index) => ({ day: `2026-11-0${index + 1}`, totalBalance })),
    },
    String,
  );

test.each([
  [[5, 5, 5], "Unchanged at 5 since 1 Nov 2026."],
  [[5, 5, 7], "Up 2 since 1 Nov 2026, from 5 to 7."],
  [[5, 2, 2], "Down 3 since 1 Nov 2026, from 5 to 2."],
  [[5, 9, 5], "5, the same as on 1 Nov 2026. Highest: 9 on 2 Nov 2026. Lowest: 5 on 1 Nov 2026."],
  [
    [5, 0, 9, 7],
    "Up 2 since 1 Nov 2026, from 5 to 7. Highest: 9 on 3 Nov 2026. Lowest: 0 on 2 Nov 2026.",
  ],
  [
    [35184372088832.01, 35184372088832.02],
    "Up 0.01 since 1 Nov 2026, from 35184372088832.01 to 35184372088832.02.",
  ],
  [[], ""],
])("a balance of %j is summarized as %s", (totals, text) => {
  expect(wordsOf(...totals)).toBe(text);
});
