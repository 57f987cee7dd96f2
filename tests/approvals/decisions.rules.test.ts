// Who may decide an approval request, when it is outdated, and what it would change.
import { describe, expect, test } from "vitest";
import { shownBalances } from "~server/features/adjustments/rules";
import {
  checkApprovalRequest,
  isOutdated,
  pendingRequest,
  requestedBalanceChanges,
} from "~server/features/approvals/rules";
import { usd } from "../support/inputs/amounts";
import { hanasBalances } from "../support/inputs/adjusted-balances";

describe("a request by Ada about Hana's wallet", () => {
  const open = { state: "open", requesterId: "ada", userId: "hana" } as const;
  test.each([
    ["approved by a colleague", "ben", "approved", undefined],
    ["rejected by a colleague", "ben", "rejected", undefined],
    ["canceled by a colleague", "ben", "cancelled", "not_own_approval_request"],
    ["approved by Ada", "ada", "approved", "own_approval_request"],
    ["rejected by Ada", "ada", "rejected", "own_approval_request"],
    ["canceled by Ada", "ada", "cancelled", undefined],
    ["approved by Hana", "hana", "approved", "own_wallet"],
    ["rejected by Hana", "hana", "rejected", "own_wallet"],
  ] as const)("%s", (_what, reviewer, decision, refused) => {
    expect(checkApprovalRequest(open, reviewer, decision)?.refused).toBe(refused);
  });

  test.each(["approved", "rejected", "cancelled"] as const)(
    "that was %s or has lapsed is decided",
    (state) => {
      expect(checkApprovalRequest({ ...open, state }, "ben", "approved")?.refused).toBe(
        "approval_request_decided",
      );
      expect(checkApprovalRequest({ ...open, isLapsed: true }, "ben", state)?.refused).toBe(
        "approval_request_decided",
      );
    },
  );
});

test.each([
  [null, false],
  [99, true],
  [100, true],
  [101, false],
])("a request that lapses at %o has lapsed at 100: %s", (lapses, isLapsed) => {
  const row = { state: "open", requester_id: "ada", user_id: "hana", lapses_at: lapses } as const;
  expect(pendingRequest(row, 100)).toEqual({
    state: "open",
    requesterId: "ada",
    userId: "hana",
    isLapsed,
  });
});

const seen = shownBalances(hanasBalances);

test.each([
  ["nothing is wanted", {}, { ...seen, bonusBalance: usd(1n) }, false],
  ["the wanted field is as it was", { bonusBalance: usd(1n) }, seen, false],
  [
    "the wanted field has changed",
    { bonusBalance: usd(1n) },
    { ...seen, bonusBalance: usd(1n) },
    true,
  ],
  [
    "another field has changed",
    { bonusBalance: usd(1n) },
    { ...seen, profitBalance: usd(1n) },
    false,
  ],
])("where %s", (_what, wanted, now, outdated) => {
  expect(isOutdated(wanted, seen, now)).toBe(outdated);
});

describe("of 500 available, 20 profit, 30 bonus, 100 pending and 660 in total", () => {
  const change = (field: string, after: bigint, posted: bigint) => ({
    field,
    after: usd(after),
    posted: usd(posted),
  });
  test.each([
    ["no values change nothing", {}, []],
    ["the same values change nothing", { ...seen }, []],
    [
      "one part raises the total with it",
      { bonusBalance: usd(35n) },
      [change("bonusBalance", 35n, 5n), change("totalBalance", 665n, 0n)],
    ],
    [
      "parts that cancel out leave the total",
      { bonusBalance: usd(35n), profitBalance: usd(15n) },
      [change("profitBalance", 15n, -5n), change("bonusBalance", 35n, 5n)],
    ],
    [
      "a total alone is an adjustment of its own",
      { totalBalance: usd(700n) },
      [change("totalBalance", 700n, 40n)],
    ],
    [
      "a total beside a part is adjusted by what the part leaves",
      { bonusBalance: usd(35n), totalBalance: usd(700n) },
      [change("bonusBalance", 35n, 5n), change("totalBalance", 700n, 35n)],
    ],
    [
      "a total beside parts that cancel out is adjusted in full",
      { bonusBalance: usd(35n), profitBalance: usd(15n), totalBalance: usd(700n) },
      [
        change("profitBalance", 15n, -5n),
        change("bonusBalance", 35n, 5n),
        change("totalBalance", 700n, 40n),
      ],
    ],
  ])("%s", (_what, wanted, changes) => {
    expect(requestedBalanceChanges(seen, wanted)).toEqual(changes);
  });
});
