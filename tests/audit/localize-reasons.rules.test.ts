// Reasons of audit entries, by their codes.
import { expect, test } from "vitest";
import { localizeReasons } from "~server/features/audit/localize-reasons";
import { reasonLabel } from "~server/kernel/reasons";

const label = (code: Parameters<typeof reasonLabel>[0]) => reasonLabel(code, "en-XB");
const none = { before: null, after: null, reason: null };

test.each([
  ["nothing", {}, {}],
  [
    "a code",
    { after: { status: "failed", reasonCode: "duplicate" } },
    { after: { status: "failed" }, reason: label("duplicate") },
  ],
  ["a code alone", { after: { reasonCode: "duplicate" } }, { reason: label("duplicate") }],
  [
    "a code and text",
    { after: { reasonCode: "duplicate" }, reason: "See TX-1." },
    { reason: `${label("duplicate")} See TX-1.` },
  ],
  ["text", { reason: "See TX-1." }, { reason: "See TX-1." }],
  [
    "an unknown code",
    { after: { reasonCode: "of_a_later_release" } },
    { after: { reasonCode: "of_a_later_release" } },
  ],
  [
    "values that are reasons",
    {
      before: { kycReasonCode: "expired", kycReason: "Page 2." },
      after: { kycReasonCode: null, kycReason: "Blurred." },
    },
    { before: { kycReason: `${label("expired")} Page 2.` }, after: { kycReason: "Blurred." } },
  ],
  [
    "values that were removed",
    {
      before: { kycReasonCode: "expired", kycReason: null },
      after: { kycReasonCode: null, kycReason: null },
    },
    { before: { kycReason: label("expired") }, after: { kycReason: null } },
  ],
  [
    "not an object",
    { before: "Removed entry", after: [1] },
    { before: "Removed entry", after: [1] },
  ],
])("%s", (_name, recorded, shown) => {
  expect(localizeReasons({ ...none, ...recorded }, "en-XB")).toEqual({ ...none, ...shown });
});
