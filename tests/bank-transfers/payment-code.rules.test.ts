// The text of the QR code for transfers in euros (EPC069-12).
import { expect, test } from "vitest";
import { paymentCodeText } from "~server/features/receiving-accounts/payment-code-rules";
import { creditorReference } from "~server/kernel/creditor-reference";
import { money } from "~server/kernel/money";
import { exampleReceivingAccounts } from "~server/kernel/receiving-account";

const [euros, dollars] = exampleReceivingAccounts;
const reference = creditorReference("7K2M9QWD41");

test("has the account, the amount and the reference in their lines", () => {
  if (!euros) throw new Error("no example in euros");
  expect(paymentCodeText({ account: euros, reference, amount: money("EUR", 123_450) })).toBe(
    `BCD\n002\n1\nSCT\nBYLADEM1001\nExample Markets Ltd\nDE02120300000000202051\nEUR1234.50\n\n${reference}`,
  );
  const lines = paymentCodeText({ account: { ...euros, bic: undefined }, reference })?.split("\n");
  expect(lines).toEqual([
    ...["BCD", "002", "1", "SCT", "", "Example Markets Ltd", "DE02120300000000202051"],
    ...["", "", reference],
  ]);
});

test("is there only for euros, and only if it isn't too long", () => {
  if (!euros || !dollars) throw new Error("no examples");
  expect(paymentCodeText({ account: dollars, reference })).toBeUndefined();
  const longest = { ...euros, holder: "ü".repeat(70) };
  expect(paymentCodeText({ account: longest, reference })).toContain(longest.holder);
  expect(
    paymentCodeText({ account: { ...euros, holder: "ü".repeat(200) }, reference }),
  ).toBeUndefined();
});
