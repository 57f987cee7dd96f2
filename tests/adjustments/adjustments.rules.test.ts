// The administrators' balance form.
import { describe, expect, test } from "vitest";
import { adjustBalances, type RequestedBalances } from "~server/features/adjustments/rules";
import type { Balances } from "~server/features/ledger/rules";
import { isRefusal } from "~server/kernel/refusal";
import {
  after,
  empty,
  maximum,
  maximumAmount,
  hanasBalances,
} from "../support/inputs/adjusted-balances";
import { usd } from "../support/inputs/amounts";

describe("a balance edit", () => {
  test.each<[string, RequestedBalances, Partial<Balances>, string[]]>([
    [
      "one field moves its account",
      { availableBalance: usd(700n) },
      { available: usd(700n) },
      ["availableBalance"],
    ],
    ["to zero", { profitBalance: usd(0n) }, { profit: usd(0n) }, ["profitBalance"]],
    [
      "a field that equals its loaded value counts as not sent",
      { availableBalance: usd(500n), bonusBalance: usd(31n) },
      { bonus: usd(31n) },
      ["bonusBalance"],
    ],
    [
      "the pending withdrawal moves only the manual hold",
      { pendingWithdrawal: usd(130n) },
      { manual_hold: usd(50n) },
      ["pendingWithdrawal"],
    ],
    [
      "down to the amount held by open requests",
      { pendingWithdrawal: usd(80n) },
      { manual_hold: usd(0n) },
      ["pendingWithdrawal"],
    ],
    [
      "an entered total moves the unallocated balance",
      { totalBalance: usd(1000n) },
      { unallocated: usd(350n) },
      ["totalBalance"],
    ],
    ["down to its parts", { totalBalance: usd(650n) }, { unallocated: usd(0n) }, ["totalBalance"]],
    [
      "an entered total is used as is, whatever its parts",
      { availableBalance: usd(600n), totalBalance: usd(800n) },
      { available: usd(600n), unallocated: usd(50n) },
      ["availableBalance", "totalBalance"],
    ],
    [
      "a total equal to the sum of its new parts needs no entry",
      { availableBalance: usd(600n), totalBalance: usd(760n) },
      { available: usd(600n) },
      ["availableBalance"],
    ],
    [
      "an unchanged total follows its parts",
      { availableBalance: usd(600n), totalBalance: usd(660n) },
      { available: usd(600n) },
      ["availableBalance"],
    ],
  ])("%s", (_what, wanted, changed, fields) => {
    const adjustments = adjustBalances(hanasBalances, wanted, maximumAmount);
    if (isRefusal(adjustments)) throw new Error(adjustments.refused);
    expect(adjustments.map(({ field }) => field)).toEqual(fields);
    expect(
      after(
        hanasBalances,
        adjustments.flatMap(({ postings }) => postings),
      ),
    ).toEqual({ ...hanasBalances, ...changed });
  });

  test.each<[string, Balances, RequestedBalances, string, string | undefined]>([
    ["no fields", hanasBalances, {}, "no_fields", undefined],
    [
      "no changes",
      hanasBalances,
      { totalBalance: usd(660n), availableBalance: usd(500n), pendingWithdrawal: usd(100n) },
      "no_fields",
      undefined,
    ],
    [
      "less than the amount held by open requests",
      hanasBalances,
      { pendingWithdrawal: usd(79n) },
      "below_open_holds",
      "pendingWithdrawal",
    ],
    [
      "a total below its parts",
      hanasBalances,
      { totalBalance: usd(649n) },
      "total_below_parts",
      "totalBalance",
    ],
    [
      "a total below its new parts",
      hanasBalances,
      { availableBalance: usd(700n), totalBalance: usd(700n) },
      "total_below_parts",
      "totalBalance",
    ],
    [
      "a negative balance",
      hanasBalances,
      { bonusBalance: usd(-1n) },
      "balance_invalid",
      "bonusBalance",
    ],
    [
      "more than the maximum balance",
      hanasBalances,
      { bonusBalance: usd(1_000_001n) },
      "balance_above_maximum",
      "bonusBalance",
    ],
    [
      "parts whose sum exceeds the maximum",
      hanasBalances,
      { profitBalance: usd(900_000n), bonusBalance: usd(900_000n) },
      "balance_above_maximum",
      "profitBalance",
    ],
  ])("is refused: %s", (_what, balances, wanted, refused, field) => {
    expect(adjustBalances(balances, wanted, maximumAmount)).toMatchObject({
      refused,
      ...(field && { field }),
    });
  });

  test.each<[string, RequestedBalances, object]>([
    [
      "the amount held by open requests",
      { pendingWithdrawal: usd(79n) },
      { field: "pendingWithdrawal", values: { amount: usd(80n) } },
    ],
    [
      "the sum of the parts",
      { totalBalance: usd(649n) },
      { field: "totalBalance", values: { amount: usd(650n) } },
    ],
    [
      "the maximum balance",
      { bonusBalance: usd(1_000_001n) },
      { field: "bonusBalance", values: { maximum: usd(1_000_000n) } },
    ],
  ])("is refused with %s in the message", (_what, wanted, more) => {
    expect(adjustBalances(hanasBalances, wanted, maximumAmount)).toMatchObject(more);
  });

  test("may reach the maximum, in one field and in total, but never exceed it", () => {
    expect(adjustBalances(empty, { bonusBalance: usd(maximum) }, maximumAmount)).toHaveLength(1);
    expect(
      adjustBalances(
        { ...empty, available: usd(maximum) },
        { bonusBalance: usd(1n) },
        maximumAmount,
      ),
    ).toMatchObject({ refused: "balance_above_maximum", field: "bonusBalance" });
    const rich = { ...empty, available: usd(2n * maximum) };
    expect(
      adjustBalances(rich, { availableBalance: usd(maximum + 1n) }, maximumAmount),
    ).toMatchObject({
      refused: "balance_above_maximum",
      field: "availableBalance",
    });
    expect(
      adjustBalances(
        { ...rich, profit: usd(5n) },
        { profitBalance: usd(0n), bonusBalance: usd(5n) },
        maximumAmount,
      ),
    ).toHaveLength(2);
  });

  test("may reduce a balance that is above the maximum", () => {
    const rich = { ...empty, available: usd(900_000n), profit: usd(900_000n) };
    expect(adjustBalances(rich, { profitBalance: usd(500_000n) }, maximumAmount)).toHaveLength(1);
  });
});
