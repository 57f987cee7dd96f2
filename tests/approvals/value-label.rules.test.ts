// What a colleague requested is shown in words, not as codes of the API.
import { expect, test } from "vitest";
import { approvableCallNames } from "~server/features/approvals/labels";
import { valueLabel } from "~/routes/admin/approval-requests/requested-call";
import { allOperations } from "../support/api/caller";

test.each([
  ["status", "successful", "Successful"],
  ["kycStatus", "not_submitted", "Not submitted"],
  ["transactionAction", "crypto_payment", "Crypto payment"],
  ["confirmed", true, "Yes"],
  ["amount", 250.5, "250.5"],
  ["address", { street: "1 Main Street", city: "Albany", state: "" }, "1 Main Street, Albany"],
  ["description", "", "None"],
  ["description", null, "None"],
  ["description", "pending", "pending"],
])("%s %o is shown as %s", (field, value, label) => {
  expect(valueLabel("en", field, value)).toBe(label);
});

test("every call that may need approval has a name in words", () => {
  const names = allOperations
    .filter(({ mayNeedApproval }) => mayNeedApproval)
    .map(({ method, path }) => `${method} ${path}`);
  expect([...approvableCallNames].sort()).toEqual(names.sort());
});
