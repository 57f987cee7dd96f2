import { expect, test } from "vitest";
import { composePhoneNumber } from "~server/kernel/phone";
import { isRoutingNumber } from "~server/kernel/routing-number";
import { maskTail } from "~server/kernel/masking";
import {
  checkedOutsideAfter,
  checkMayBePaid,
  checkMayMoveMoney,
  checkMaySignIn,
  checkOpen,
  kycStatusAfterUpload,
} from "~server/features/users/rules";
import { activePerson } from "../support/people/persons";

test.each([
  ["active", true, true],
  ["inactive", true, false],
  ["pending", true, false],
  ["suspended", false, false],
] as const)("%s: may sign in %s, may move money %s", (accountStatus, signsIn, moves) => {
  const person = { ...activePerson, accountStatus };
  expect(checkMaySignIn(person)?.refused).toBe(signsIn ? undefined : "account_suspended");
  expect(checkMayMoveMoney(person)?.refused).toBe(moves ? undefined : "account_may_not_move_money");
});

test("who closed their account may not sign in, whatever their status is", () => {
  for (const accountStatus of ["active", "inactive", "suspended"] as const)
    expect(checkMaySignIn({ ...activePerson, accountStatus, isClosed: true })?.refused).toBe(
      "account_closed",
    );
});

test("records of a closed account are read-only", () => {
  expect(checkOpen({ isClosed: false })).toBeNull();
  expect(checkOpen({ isClosed: true })?.refused).toBe("person_closed");
});

test.each([
  ["active", "approved", false, undefined],
  ["active", "not_submitted", false, undefined],
  ["active", "pending", false, undefined],
  ["active", "rejected", false, "payee_kyc_rejected"],
  ["active", "pending", true, "payee_kyc_rejected"],
  ["suspended", "approved", false, "payee_not_active"],
  ["inactive", "rejected", true, "payee_not_active"],
] as const)(
  "a payout to someone %s whose identity is %s, with new documents %s: %s",
  (accountStatus, kycStatus, isKycResubmitted, refused) => {
    expect(checkMayBePaid({ accountStatus, kycStatus, isKycResubmitted })?.refused).toBe(refused);
  },
);

test.each([
  ["not_submitted", "pending"],
  ["rejected", "pending"],
  ["pending", "pending"],
  ["approved", "approved"],
] as const)("KYC %s is %s after an upload", (before, after) =>
  expect(kycStatusAfterUpload(before)).toBe(after),
);

test.each([
  ["pending", "approved", 0, null, 9],
  ["not_submitted", "approved", 0, null, 9],
  ["rejected", "approved", 0, null, 9],
  ["pending", "approved", 1, null, null],
  ["approved", "approved", 0, null, null],
  ["approved", "approved", 0, 4, 4],
  ["approved", "approved", 1, 4, null],
  ["approved", undefined, 0, 4, 4],
  ["approved", "pending", 0, 4, null],
  ["pending", "rejected", 0, null, null],
] as const)(
  "KYC from %s to %s with %i documents, earlier checked outside at %o: now at %o",
  (before, decided, documents, checkedOutsideAt, after) =>
    expect(checkedOutsideAfter({ before, decided, documents, checkedOutsideAt, now: 9 })).toBe(
      after,
    ),
);

test.each([
  ["+1", "+44 20 7946 0105", "+442079460105"],
  ["+1", "2025550101", "+12025550101"],
  ["+44", "020 7946-0105", "+442079460105"],
  ["+1", "00 (202) 555.0101", "+12025550101"],
])("phone: %s and %o become %s", (code, typed, kept) =>
  expect(composePhoneNumber(code, typed)).toBe(kept),
);

test.each([
  ["000123456789", "••••6789"],
  ["12345", "••••2345"],
  ["1234", "••••"],
  ["", "••••"],
])("%o is shown as %s", (value, shown) => {
  expect(maskTail(value)).toBe(shown);
});

test.each([
  ["021000021", true],
  ["011401533", true],
  ["021000022", false],
  ["000000000", false],
  ["02100002", false],
  ["02100002a", false],
])("%s is a routing number: %s", (digits, expected) =>
  expect(isRoutingNumber(digits)).toBe(expected),
);
