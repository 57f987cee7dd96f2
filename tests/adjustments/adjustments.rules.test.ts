// The administrators' balance form.
import { describe, expect, test } from "vitest";
import {
  adjustBalances,
  type AdjustableBalances,
  type WantedBalances,
} from "~server/features/adjustments/rules";
import { isRefusal } from "~server/kernel/refusal";
import { after, empty, maximum, most, hanas } from "../support/inputs/adjusted-balances";

describe("a balance edit", () => {
  test.each<[string, WantedBalances, Partial<AdjustableBalances>, string[]]>([
    [
      "one field moves its account",
      { availableBalance: 700n },
      { available: 700n },
      ["availableBalance"],
    ],
    ["to nothing", { profitBalance: 0n }, { profit: 0n }, ["profitBalance"]],
    [
      "a field that equals its loaded value counts as not sent",
      { availableBalance: 500n, bonusBalance: 31n },
      { bonus: 31n },
      ["bonusBalance"],
    ],
    [
      "the pending withdrawal moves the manual hold alone",
      { pendingWithdrawal: 130n },
      { manual_hold: 50n },
      ["pendingWithdrawal"],
    ],
    [
      "down to what open requests hold",
      { pendingWithdrawal: 80n },
      { manual_hold: 0n },
      ["pendingWithdrawal"],
    ],
    [
      "a typed total moves what is unallocated",
      { totalBalance: 1000n },
      { unallocated: 350n },
      ["totalBalance"],
    ],
    ["down to its parts", { totalBalance: 650n }, { unallocated: 0n }, ["totalBalance"]],
    [
      "a typed total is the number shown, whatever its parts do",
      { availableBalance: 600n, totalBalance: 800n },
      { available: 600n, unallocated: 50n },
      ["availableBalance", "totalBalance"],
    ],
    [
      "a total that its new parts give by themselves needs no entry",
      { availableBalance: 600n, totalBalance: 760n },
      { available: 600n },
      ["availableBalance"],
    ],
    [
      "a total that was not changed follows its parts",
      { availableBalance: 600n, totalBalance: 660n },
      { available: 600n },
      ["availableBalance"],
    ],
  ])("%s", (_what, wanted, changed, fields) => {
    const adjustments = adjustBalances(hanas, wanted, most);
    if (isRefusal(adjustments)) throw new Error(adjustments.refused);
    expect(adjustments.map(({ field }) => field)).toEqual(fields);
    expect(
      after(
        hanas,
        adjustments.flatMap(({ postings }) => postings),
      ),
    ).toEqual({ ...hanas, ...changed });
  });

  test.each<[string, AdjustableBalances, WantedBalances, string, string | undefined]>([
    ["nothing sent", hanas, {}, "no_fields", undefined],
    [
      "nothing that differs",
      hanas,
      { totalBalance: 660n, availableBalance: 500n, pendingWithdrawal: 100n },
      "no_fields",
      undefined,
    ],
    [
      "less than open requests hold",
      hanas,
      { pendingWithdrawal: 79n },
      "below_open_holds",
      "pendingWithdrawal",
    ],
    ["a total below its parts", hanas, { totalBalance: 649n }, "total_below_parts", "totalBalance"],
    [
      "a total below its new parts",
      hanas,
      { availableBalance: 700n, totalBalance: 700n },
      "total_below_parts",
      "totalBalance",
    ],
    ["less than nothing", hanas, { bonusBalance: -1n }, "balance_invalid", "bonusBalance"],
    [
      "more than a balance may be",
      hanas,
      { bonusBalance: 1_000_001n },
      "balance_above_maximum",
      "bonusBalance",
    ],
    [
      "parts that together are more",
      hanas,
      { profitBalance: 900_000n, bonusBalance: 900_000n },
      "balance_above_maximum",
      "profitBalance",
    ],
  ])("is refused: %s", (_what, balances, wanted, refused, field) => {
    expect(adjustBalances(balances, wanted, most)).toMatchObject({
      refused,
      ...(field && { field }),
    });
  });

  test.each<[string, WantedBalances, object]>([
    [
      "what open requests hold",
      { pendingWithdrawal: 79n },
      { field: "pendingWithdrawal", values: { amount: "0.80 USD" } },
    ],
    [
      "what the parts are together",
      { totalBalance: 649n },
      { field: "totalBalance", values: { amount: "6.50 USD" } },
    ],
    [
      "what a balance may be",
      { bonusBalance: 1_000_001n },
      { field: "bonusBalance", values: { maximum: "10,000.00 USD" } },
    ],
  ])("is refused with %s in the words", (_what, wanted, more) => {
    expect(adjustBalances(hanas, wanted, most)).toMatchObject(more);
  });

  test("may reach the maximum, in one field and in all together, and not pass it by any way", () => {
    expect(adjustBalances(empty, { bonusBalance: maximum }, most)).toHaveLength(1);
    expect(
      adjustBalances({ ...empty, available: maximum }, { bonusBalance: 1n }, most),
    ).toMatchObject({ refused: "balance_above_maximum", field: "bonusBalance" });
    const rich = { ...empty, available: 2n * maximum };
    expect(adjustBalances(rich, { availableBalance: maximum + 1n }, most)).toMatchObject({
      refused: "balance_above_maximum",
      field: "availableBalance",
    });
    expect(
      adjustBalances({ ...rich, profit: 5n }, { profitBalance: 0n, bonusBalance: 5n }, most),
    ).toHaveLength(2);
  });

  test("may bring down a wallet that is above the maximum", () => {
    const rich = { ...empty, available: 900_000n, profit: 900_000n };
    expect(adjustBalances(rich, { profitBalance: 500_000n }, most)).toHaveLength(1);
  });
});
