import { describe, expect, test } from "vitest";
import { money } from "~server/kernel/money";
import { checkWithdrawal, type WithdrawalRequest } from "~server/features/withdrawals/rules";
import { activePerson } from "../support/people/persons";
import { eur } from "../support/inputs/amounts";

const request: WithdrawalRequest = {
  person: activePerson,
  amount: eur(100n),
  available: eur(100n),
  feeTerms: null,
  requiresKyc: false,
  target: { method: "bank", hasBankDetails: true },
};
const refusedOf = (change: Partial<WithdrawalRequest>) =>
  checkWithdrawal({ ...request, ...change })?.refused;

test("the whole balance may be withdrawn, to a bank or an address", () => {
  expect(checkWithdrawal(request)).toBeNull();
  expect(refusedOf({ target: { method: "crypto_payment", isValidAddress: true } })).toBeUndefined();
});

describe("is refused", () => {
  test.each([
    ["nothing", { amount: eur(0n) }, "invalid_amount"],
    ["a negative amount", { amount: eur(-1n) }, "invalid_amount"],
    ["one cent too much", { amount: eur(101n) }, "insufficient_funds"],
    [
      "above the maximum",
      { amount: eur(100_000_001n), available: eur(500_000_000n) },
      "amount_above_maximum",
    ],
    [
      "without bank details",
      { target: { method: "bank", hasBankDetails: false } },
      "no_bank_details",
    ],
    [
      "to a wrong address",
      { target: { method: "crypto_payment", isValidAddress: false } },
      "invalid_address",
    ],
    [
      "from an inactive account",
      { person: { ...activePerson, accountStatus: "inactive" } },
      "account_may_not_move_money",
    ],
    ["if KYC is required and missing", { requiresKyc: true }, "kyc_required"],
    [
      "if KYC is required and pending",
      { requiresKyc: true, person: { ...activePerson, kycStatus: "pending" } },
      "kyc_required",
    ],
  ] satisfies [string, Partial<WithdrawalRequest>, string][])("%s", (_what, change, refused) => {
    expect(refusedOf(change)).toBe(refused);
  });

  test.each([
    [{ amount: eur(0n) }, { refused: "invalid_amount", field: "amount" }],
    [{ amount: eur(101n) }, { refused: "insufficient_funds", field: "amount" }],
    [
      { target: { method: "crypto_payment", isValidAddress: false } },
      { refused: "invalid_address", field: "walletAddress" },
    ],
  ] satisfies [Partial<WithdrawalRequest>, object][])("%o at its field", (change, refusal) => {
    expect(checkWithdrawal({ ...request, ...change })).toEqual(refusal);
  });

  test("with the maximum in the message", () => {
    expect(
      checkWithdrawal({ ...request, amount: eur(100_000_001n), available: eur(500_000_000n) }),
    ).toMatchObject({ field: "amount", values: { maximum: money("EUR", 100_000_000) } });
  });
});

test("the maximum itself passes, and so does an approved user if KYC is required", () => {
  expect(refusedOf({ amount: eur(100_000_000n), available: eur(100_000_000n) })).toBeUndefined();
  expect(
    refusedOf({ requiresKyc: true, person: { ...activePerson, kycStatus: "approved" } }),
  ).toBeUndefined();
});
