import { expect, test } from "vitest";
import { checkCardDeposit, type CardDepositRequest } from "~server/features/deposits/rules";
import { activePerson } from "../support/people/persons";
import { usd } from "../support/inputs/amounts";

const request: CardDepositRequest = {
  person: activePerson,
  requiresKyc: false,
  amount: usd(1n),
  feeTerms: null,
  areCardDepositsOn: true,
  cardExpiry: "11/26",
  now: Date.UTC(2026, 10, 21),
};

test("one cent by a card of this month passes", () => {
  expect(checkCardDeposit(request)).toBeNull();
});

test.each([
  [{ person: { ...activePerson, accountStatus: "pending" } }, "account_may_not_move_money"],
  [{ requiresKyc: true, person: { ...activePerson, kycStatus: "rejected" } }, "kyc_required"],
  [{ areCardDepositsOn: false }, "card_deposits_off"],
  [{ amount: usd(0n) }, "invalid_amount"],
  [{ amount: usd(100_000_001n) }, "amount_above_maximum"],
  [{ cardExpiry: null }, "no_card"],
  [{ cardExpiry: "10/26" }, "card_expired"],
] satisfies [Partial<CardDepositRequest>, string][])("%o is refused as %s", (change, refused) => {
  expect(checkCardDeposit({ ...request, ...change })?.refused).toBe(refused);
});
