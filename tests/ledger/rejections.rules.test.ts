// The reason of a rejection, as the customer reads it.
import { expect, test } from "vitest";
import { rejectionReasonsOf, rejectionReasons } from "~server/features/ledger/labels";
import { rejectionText } from "~server/features/ledger/rejection-rules";
import { RejectionForm } from "~server/features/ledger/decision-schemas";

test.each([
  [{ reasonCode: "card_declined" }, "Your card was declined."],
  [{ reason: "Please call us." }, "Please call us."],
  [
    { reasonCode: "card_declined", reason: "Please call us." },
    "Your card was declined. Please call us.",
  ],
  [{}, undefined],
] as const)("of %j is stored as %j", (given, text) => {
  expect(rejectionText(given, "en")).toBe(text);
});

test.each([
  [{}, "not_approved"],
  [{ reasonCode: "", reason: " " }, "not_approved"],
  [{ reason: "Please call us." }, undefined],
  [{ reasonCode: "duplicate", reason: "Please call us." }, "duplicate"],
])("a page that sends %j chooses %s of the list", (form, code) => {
  expect(RejectionForm.parse(form).reasonCode).toBe(code);
});

test("each reason of the list fits deposits or withdrawals", () => {
  const fitting = Object.values(rejectionReasonsOf).flat();
  expect(rejectionReasons.filter((reason) => !fitting.includes(reason))).toEqual([]);
});
