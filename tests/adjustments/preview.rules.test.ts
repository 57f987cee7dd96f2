// What a balance edit would change, before it is posted.
import { describe, expect, test } from "vitest";
import {
  adjustBalances,
  balanceChanges,
  type RequestedBalances,
} from "~server/features/adjustments/rules";
import { isRefusal } from "~server/kernel/refusal";
import { hanasBalances, maximumAmount } from "../support/inputs/adjusted-balances";
import { usd } from "../support/inputs/amounts";

describe("the preview of a balance edit", () => {
  test.each<[string, RequestedBalances, [string, bigint, bigint, bigint][]]>([
    [
      "shows a total that follows its parts, with nothing posted for it",
      { availableBalance: usd(700n), profitBalance: usd(10n) },
      [
        ["availableBalance", 500n, 700n, 200n],
        ["profitBalance", 20n, 10n, -10n],
        ["totalBalance", 660n, 850n, 0n],
      ],
    ],
    [
      "shows what is posted for an entered total and its parts",
      { availableBalance: usd(600n), totalBalance: usd(800n) },
      [
        ["availableBalance", 500n, 600n, 100n],
        ["totalBalance", 660n, 800n, 40n],
      ],
    ],
    [
      "leaves out an unchanged total",
      { profitBalance: usd(19n), bonusBalance: usd(31n) },
      [
        ["profitBalance", 20n, 19n, -1n],
        ["bonusBalance", 30n, 31n, 1n],
      ],
    ],
  ])("%s", (_what, wanted, shown) => {
    const adjustments = adjustBalances(hanasBalances, wanted, maximumAmount);
    if (isRefusal(adjustments)) throw new Error(adjustments.refused);
    expect(
      balanceChanges(hanasBalances, adjustments).map(({ field, before, after, posted }) => [
        field,
        before.minor,
        after.minor,
        posted.minor,
      ]),
    ).toEqual(shown);
  });
});
