// Any balance edit, whatever its numbers.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  adjustBalances,
  balanceFields,
  closingPostings,
  shownBalances,
  type RequestedBalances,
} from "~server/features/adjustments/rules";
import {
  isWalletAccount,
  sumsToZero,
  walletAccounts,
  type Balances,
} from "~server/features/ledger/rules";
import { isRefusal } from "~server/kernel/refusal";
import { after, empty, maximum } from "../support/inputs/adjusted-balances";
import { usd } from "../support/inputs/amounts";

const minor = fc.bigInt({ min: 0n, max: maximum }).map(usd);
const balances: fc.Arbitrary<Balances> = fc.record({
  available: minor,
  held: minor,
  manual_hold: minor,
  profit: minor,
  bonus: minor,
  unallocated: minor,
});
const sent = fc.option(fc.bigInt({ min: -10n, max: 2n * maximum }).map(usd), { nil: undefined });
const wanted: fc.Arbitrary<RequestedBalances> = fc.record({
  availableBalance: sent,
  profitBalance: sent,
  bonusBalance: sent,
  pendingWithdrawal: sent,
  totalBalance: sent,
});

describe("any balance edit", () => {
  test("posts each difference as one balanced entry, and shows the entered values", () => {
    fc.assert(
      fc.property(balances, wanted, (before, typed) => {
        const adjustments = adjustBalances(before, typed, usd(100n * maximum));
        if (isRefusal(adjustments)) return;
        const [loaded, now] = [
          shownBalances(before),
          shownBalances(
            after(
              before,
              adjustments.flatMap(({ postings }) => postings),
            ),
          ),
        ];
        for (const { postings } of adjustments)
          expect([sumsToZero(postings), postings.length]).toEqual([true, 2]);
        for (const field of balanceFields) {
          const isSent = typed[field] !== undefined && typed[field].minor !== loaded[field].minor;
          if (isSent) expect(now[field]).toEqual(typed[field]);
          else if (field !== "totalBalance") expect(now[field]).toEqual(loaded[field]);
        }
      }),
    );
  });

  test("leaves no account below zero and what open requests hold untouched", () => {
    fc.assert(
      fc.property(balances, wanted, (before, typed) => {
        const adjustments = adjustBalances(before, typed, usd(100n * maximum));
        if (isRefusal(adjustments)) return;
        const now = after(
          before,
          adjustments.flatMap(({ postings }) => postings),
        );
        expect(walletAccounts.every((account) => now[account].minor >= 0n)).toBe(true);
        expect(now.held).toEqual(before.held);
      }),
    );
  });

  test("that closes a wallet empties it in one balanced entry", () => {
    fc.assert(
      fc.property(balances, (before) => {
        const postings = closingPostings(before);
        expect(sumsToZero(postings)).toBe(true);
        expect(after(before, postings)).toEqual(empty);
        const accounts = postings.map(({ account }) => account);
        expect(accounts.filter((account) => !isWalletAccount(account))).toEqual(
          postings.length > 0 ? ["adjustment"] : [],
        );
      }),
    );
    expect(closingPostings(empty)).toEqual([]);
  });
});
