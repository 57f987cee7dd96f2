// What administrators decide about identity documents, on the user's page.
import { afterAll, beforeEach, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { db } = portal.backend.context.storage;
const pavel = await usersIn(db).byEmail("pavel@example.com");
const path = `/admin/users/${pavel?.id}`;
afterAll(() => portal.close());

const standing = async () => {
  const pavel = await usersIn(db).byEmail("pavel@example.com");
  return [pavel?.kyc_status, pavel?.kyc_reason_code, pavel?.kyc_reason];
};

beforeEach(async () => {
  const none = { kyc_reason_code: null, kyc_reason: null };
  await usersIn(db).update(pavel?.id ?? "", { kyc_status: "pending", ...none });
});

test("one click approves, and the user can see it", async () => {
  const page = await admin.get(path);
  const after = await admin.follow(await admin.submit(page, {}, { form: "approve-kyc" }));
  expect([after.path, after.notice]).toEqual([path, "Documents approved"]);
  expect(await standing()).toEqual(["approved", null, null]);
  expect(after.links("Reject")).toEqual([]);
});

test("approving by its URL asks first", async () => {
  const asked = await admin.get(`${path}/kyc-approval`);
  expect(asked.text).toContain(
    "Pavel Patient (pavel@example.com) will be marked as verified, and notified by email if their address is confirmed.",
  );
  await admin.submit(asked, {}, { form: "kyc-approval" });
  expect(await standing()).toEqual(["approved", null, null]);
});

test.each<[{ reason?: string; words?: string }, string]>([
  [{ reason: "expired" }, "The document has expired. Upload a valid one."],
  [{ words: "Page 2, please." }, "Page 2, please."],
  [
    { reason: "incomplete", words: "Page 2, please." },
    "Part of the document is missing. Upload all sides or pages. Page 2, please.",
  ],
])("a rejection with %j is shown to the user", async (fields, message) => {
  const asked = await admin.get((await admin.get(path)).link("Reject"));
  const after = await admin.follow(await admin.submit(asked, fields, { form: "kyc-rejection" }));
  expect(after.notice).toBe("Documents rejected");
  expect(after.text).toContain(`KYC rejection reason ${message}`);
  const { reason = null, words: text = null } = fields;
  expect(await standing()).toEqual(["rejected", reason, text]);
  expect((await (await portal.signInAs("pavel")).get("/dashboard/kyc")).text).toContain(message);
});

test("a rejection requires a reason from the list", async () => {
  const asked = await admin.get(`${path}/kyc-rejection`);
  const none = await admin.submit(asked, {}, { form: "kyc-rejection" });
  expect([none.status, none.faults]).toEqual([
    200,
    [{ message: "Choose a reason or enter one", fieldId: "kyc-rejection-reason" }],
  ]);
  const odd = await admin.submit(
    asked,
    { reason: "because", words: "x".repeat(401) },
    { form: "kyc-rejection" },
  );
  expect(odd.faults.map(({ fieldId }) => fieldId)).toEqual([
    "kyc-rejection-reason",
    "kyc-rejection-words",
  ]);
  expect(await standing()).toEqual(["pending", null, null]);
});

test("if two decide at the same time, the second sees the current status", async () => {
  const second = await portal.signInAs("second.admin");
  const open = await second.get(`${path}/kyc-rejection`);
  await admin.submit(await admin.get(path), {}, { form: "approve-kyc" });
  const late = await second.submit(open, { reason: "expired" }, { form: "kyc-rejection" });
  expect([late.status, late.messages]).toEqual([
    200,
    [
      "Someone else changed this in the meantime. Review the current version before you save again.",
    ],
  ]);
  expect(late.text).toContain("KYC status: Approved.");
  expect(await standing()).toEqual(["approved", null, null]);
});

test("without documents a reason is required, by the button, its URL or the form with all details", async () => {
  const nora = await usersIn(db).byEmail("nora@example.com");
  await usersIn(db).update(nora?.id ?? "", { kyc_status: "pending" });
  const standingOfNora = async () => {
    const row = await usersIn(db).byEmail("nora@example.com");
    return [row?.kyc_status, row?.kyc_checked_outside_at !== null];
  };
  const [at, text] = [
    `/admin/users/${nora?.id}`,
    "Enter how the identity was checked: there are no documents",
  ];
  const page = await admin.get(at);
  expect([
    page.text.includes("No documents"),
    page.hasId("approve-kyc"),
    page.link("Approve without documents"),
    page.links("Reject"),
  ]).toEqual([true, false, `${at}/kyc-approval`, [`${at}/kyc-rejection#kyc-rejection-reason`]]);
  const question = await admin.get(`${at}/kyc-approval`);
  for (const reason of ["", " "]) {
    const asked = await admin.submit(question, { reason }, { form: "kyc-approval" });
    expect(asked.faults).toEqual([{ message: text, fieldId: "kyc-approval-reason" }]);
  }
  const edited = await admin.submit(await admin.get(`${at}/edit`), { kycStatus: "approved" });
  expect(edited.faults).toEqual([{ message: text, fieldId: "edit-user-kycReason" }]);
  expect(await standingOfNora()).toEqual(["pending", false]);
  const reason = { reason: "Seen in the branch" };
  const after = await admin.follow(await admin.submit(question, reason, { form: "kyc-approval" }));
  expect(after.notice).toBe("Documents approved");
  expect(after.text).toContain("Identity checked outside the portal, approved without documents");
  expect(await standingOfNora()).toEqual(["approved", true]);
});
