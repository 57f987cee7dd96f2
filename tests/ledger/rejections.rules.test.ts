// The listed reasons that a rejection offers and takes.
import { expect, test } from "vitest";
import { rejectionReasonsOf } from "~server/features/ledger/labels";
import { RejectionForm } from "~server/features/ledger/decision-schemas";
import { rejectionReasons } from "~server/kernel/reasons";

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
