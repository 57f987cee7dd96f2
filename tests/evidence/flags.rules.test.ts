import { expect, test } from "vitest";
import { flagsOf, type Facts } from "~server/features/evidence/rules";
import { noNameFacts } from "~server/features/names/rules";
import { money } from "~server/kernel/money";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const at = Date.UTC(2026, 10, 21, 9);
const usd = (minor: number) => money("USD", minor);

const bank: NonNullable<Facts["source"]> = {
  kind: "bank",
  holder: "Nora New",
  ...{ firstUsedAt: at - 90 * day, changedAt: at - 100 * day, replacedAt: null },
};
/** A withdrawal that nothing speaks against. */
const plain: Facts = {
  type: "withdrawal",
  amount: usd(100_00),
  amountBeforeEdits: null,
  requestedAt: at,
  customer: {
    name: "Nora New",
    accountStatus: "active",
    kycStatus: "approved",
    isEmailVerified: true,
    isCheckedOutside: false,
  },
  source: bank,
  earlier: { isAny: true, largest: usd(100_00) },
  withinHour: 1,
  ...{ name: noNameFacts, readAt: at },
  passwordChangedAt: at - 30 * day,
  secondFactorChangedAt: null,
  payout: { isStopped: false, blockedUntil: null, isFrozen: false, waitsUntil: null },
  sharedAccounts: [],
  isToPayer: false,
  lastDeposit: null,
  createdBy: null,
};
const rita = { id: "rita", fullname: "Rita Refused" };
const card = { ...bank, kind: "card" } as const;
const address = { ...bank, kind: "crypto_address", holder: null, changedAt: null } as const;
const { customer } = plain;
const none = { isAny: false, largest: null } as const;

const found = (change: Partial<Facts>) =>
  flagsOf({ ...plain, ...change }, "en").map((flag) => [flag.code, flag.severity, flag.message]);

test("nothing is flagged if everything is as usual", () => {
  expect(found({})).toEqual([]);
  expect(found({ type: "deposit", source: card })).toEqual([]);
  expect(found({ source: address })).toEqual([]);
  expect(found({ type: "deposit", source: null })).toEqual([]);
});

test.for<[Partial<Facts>, string, string, string]>([
  [
    { amountBeforeEdits: usd(1_00) },
    "amount_edited",
    "warning",
    "Staff changed the amount after the request (was: $1.00)",
  ],
  [
    { source: { ...bank, changedAt: at - 3 * minute } },
    "destination_new",
    "warning",
    "Bank details saved 3 minutes before the request",
  ],
  [
    { source: { ...bank, changedAt: at - 20_000 } },
    "destination_new",
    "warning",
    "Bank details saved less than a minute before the request",
  ],
  [
    { source: { ...bank, changedAt: at - day + minute } },
    "destination_new",
    "warning",
    "Bank details saved 23 hours before the request",
  ],
  [
    { type: "deposit", source: { ...card, changedAt: at - hour } },
    "destination_new",
    "warning",
    "Card added 1 hour before the request",
  ],
  [
    { source: { ...address, firstUsedAt: at } },
    "destination_new",
    "warning",
    "First withdrawal to this address",
  ],
  [
    { source: { ...bank, replacedAt: at + hour } },
    "destination_replaced",
    "warning",
    "Bank account removed or replaced since the request",
  ],
  [
    { type: "deposit", source: { ...card, replacedAt: at + hour } },
    "destination_replaced",
    "warning",
    "Card removed or replaced since the request",
  ],
  [
    { source: { ...bank, holder: "Ben Bold" } },
    "name_mismatch",
    "warning",
    "Account holder “Ben Bold” doesn't match the customer's name",
  ],
  [
    { type: "deposit", source: { ...card, holder: "Ben Bold" } },
    "name_mismatch",
    "warning",
    "Cardholder “Ben Bold” doesn't match the customer's name",
  ],
  [
    { source: { ...bank, holder: null } },
    "holder_unknown",
    "notice",
    "Account holder can't be compared: free-text account details",
  ],
  [
    { amount: usd(100_01) },
    "largest_so_far",
    "notice",
    "Larger than any earlier withdrawal (largest: $100.00)",
  ],
  [{ earlier: none }, "first_withdrawal", "notice", "First withdrawal"],
  [
    { customer: { ...customer, kycStatus: "pending" } },
    "kyc_not_approved",
    "warning",
    "Identity not approved: pending",
  ],
  [
    { customer: { ...customer, kycStatus: "not_submitted" } },
    "kyc_not_approved",
    "warning",
    "Identity not approved: not submitted",
  ],
  [
    { type: "withdrawal", customer: { ...customer, isCheckedOutside: true } },
    "kyc_checked_outside",
    "warning",
    "Identity checked outside the portal: approved without documents",
  ],
  [
    { customer: { ...customer, accountStatus: "suspended" } },
    "account_not_active",
    "warning",
    "Account is suspended",
  ],
  [
    { customer: { ...customer, isEmailVerified: false } },
    "email_unverified",
    "notice",
    "Email not confirmed",
  ],
  [
    { passwordChangedAt: at - 2 * hour },
    "password_changed",
    "warning",
    "Password changed 2 hours before the request",
  ],
  [
    { passwordChangedAt: at + 3 * day },
    "password_changed",
    "warning",
    "Password changed 3 days after the request",
  ],
  [
    { secondFactorChangedAt: at - day + 1 },
    "second_factor_changed",
    "warning",
    "Two-factor authentication changed 23 hours before the request",
  ],
  [
    { isToPayer: true },
    "destination_is_payer",
    "warning",
    "The destination is the account that payouts leave from",
  ],
  [
    { sharedAccounts: [{ kind: "bank", isSource: true, others: [rita] }] },
    "account_shared",
    "warning",
    "Bank account also used by another customer",
  ],
  [
    { sharedAccounts: [{ kind: "card", isSource: false, others: [rita, rita] }] },
    "other_account_shared",
    "warning",
    "The customer has another card that is also used by 2 other customers",
  ],
  [
    { lastDeposit: { amount: usd(500_00), creditedAt: at - 3 * hour } },
    "after_deposit",
    "warning",
    "Requested 3 hours after a deposit of $500.00 was credited (21 Nov 2026, 06:00 UTC)",
  ],
  [
    { createdBy: { name: "Sam Support", at: at - 29 * day } },
    "created_by_staff",
    "warning",
    "Account created by Sam Support, a staff member, on 23 Oct 2026, 09:00 UTC",
  ],
  [
    { createdBy: { name: "Sam Support", at: at - 30 * day } },
    "created_by_staff",
    "notice",
    "Account created by Sam Support, a staff member, on 22 Oct 2026, 09:00 UTC",
  ],
  [{ withinHour: 3 }, "many_requests", "notice", "3 requests within an hour"],
])("$1, a $2: $3", ([change, code, severity, message]) => {
  expect(found(change)).toEqual([[code, severity, message]]);
});

test.each<[string, Partial<Facts>]>([
  ["a destination that is a day old", { source: { ...bank, changedAt: at - day } }],
  ["a password that was changed a day before", { passwordChangedAt: at - day }],
  ["two requests in an hour", { withinHour: 2 }],
  ["the same amount as the largest", { amount: usd(100_00) }],
  ["a first deposit", { type: "deposit", source: card, earlier: none, amount: usd(999_00) }],
  ["an address that was paid before", { source: { ...address, firstUsedAt: at - minute } }],
])("%s is not flagged", (_what, change) => {
  expect(found(change)).toEqual([]);
});

test("warnings come before notices", () => {
  const flags = flagsOf(
    {
      ...plain,
      withinHour: 9,
      earlier: none,
      customer: { ...customer, accountStatus: "inactive", isEmailVerified: false },
      source: { ...bank, holder: "Ben Bold" },
    },
    "en",
  );
  expect(flags.map(({ code }) => code)).toEqual([
    "name_mismatch",
    "account_not_active",
    "first_withdrawal",
    "many_requests",
    "email_unverified",
  ]);
});
