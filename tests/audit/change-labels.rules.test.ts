// Changed values in the audit log are shown in words, not as codes or raw times.
import { expect, test } from "vitest";
import { changeLabel } from "~/routes/admin/audit-log/change-labels";

const reader = { locale: "en", zone: "Asia/Kathmandu" } as const;

test.each([
  [{ field: "status", before: "pending", after: "successful" }, "Status: Pending → Successful"],
  [
    { field: "retainedUntil", after: "2031-11-21T04:05:00.000Z" },
    "Kept until: 21 Nov 2031, 09:50 UTC+5:45",
  ],
  [{ field: "expectedDay", after: "2026-11-24" }, "Expected day: 24 Nov 2026"],
  [
    { field: "roles", before: "auditor", after: "support, treasury" },
    "Roles: Auditor → Support and Treasury",
  ],
  [{ field: "roles", before: "owner", after: "" }, "Roles: Owner → empty"],
  [{ field: "flag", after: "late" }, "Flag: Paid after expiry"],
  [{ field: "about", after: "wallet:0193e5a0" }, "Applies to: Wallet 0193e5a0"],
  [{ field: "move", after: "pay_in_full" }, "Outcome: pay in full"],
  [{ field: "refused", after: "wrong_credentials" }, "Cause: wrong credentials"],
])("%o is shown as %s", (change, label) => {
  expect(changeLabel(reader, change)).toBe(label);
});
