// A decision that comes too long after the password was typed: the password first, then the decision as it was filled in, sent by one press.
import { afterAll, describe, expect, test } from "vitest";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { usersIn } from "~server/features/users/store";
import { demoPassword } from "~server/kernel/demo-people";
import { openPortal } from "../support/portal/in-process-portal";
import { idOf } from "../support/pages/late-form";
import type { Fields } from "../support/people/visitor";
import type { ShownPage } from "../support/pages/shown-page";

const portal = await openPortal();
const { db } = portal.backend.context.storage;
const admin = await portal.signInAs("admin");
afterAll(() => portal.close());

const pending = async () =>
  (await transactionsIn(db).list({ status: "pending" }, { limit: 50 })).filter(
    ({ type }) => type === "withdrawal",
  );
const statusOf = async (id: string) => (await transactionsIn(db).byId(id))?.status;

/** Sends the form a quarter of an hour too late, and confirms the password; gives the page that comes back. */
async function sendLate(page: ShownPage, fields: Fields, form: string): Promise<ShownPage> {
  portal.passMinutes(16);
  const turned = await admin.submit(page, fields, { form });
  expect(turned.location).toMatch(/^\/admin\/confirm-password\?returnTo=/);
  const question = await admin.follow(turned);
  expect([question.heading, question.notice]).toEqual([
    "Confirm it's you",
    "Re-enter your password to continue. Nothing has been submitted yet.",
  ]);
  return admin.follow(
    await admin.submit(question, { password: demoPassword }, { form: "confirm-password" }),
  );
}

describe("a decision that comes too late", () => {
  test("to reject a withdrawal comes back with its reason, and one click sends it", async () => {
    const [row] = await pending();
    const address = `/admin/transactions/${row?.id}/rejection`;
    const fields = { reason: "The bank sent it back." };
    const shown = await sendLate(await admin.get(address), fields, "rejection");
    expect([shown.path.split("?")[0], await statusOf(row?.id ?? "")]).toEqual([address, "pending"]);
    expect(shown.form("rejection").fields).toMatchObject(fields);
    expect(shown.text).toContain("Nothing has been submitted yet.");
    const done = await admin.follow(await admin.submit(shown, {}, { form: "rejection" }));
    expect(done.notice).toBe("Transaction rejected");
    expect(await statusOf(row?.id ?? "")).toBe("failed");
  });

  test("to approve one by the button of its page asks again before it pays", async () => {
    const [row] = await pending();
    const page = await admin.get(`/admin/transactions/${row?.id}`);
    const shown = await sendLate(page, {}, "approve");
    expect([shown.path.split("?")[0], await statusOf(row?.id ?? "")]).toEqual([
      `/admin/transactions/${row?.id}/approval`,
      "pending",
    ]);
    await admin.submit(shown, {}, { form: "approval" });
    expect(await statusOf(row?.id ?? "")).toBe("successful");
  });

  test("to reject many keeps the selection and the reason", async () => {
    const list = await admin.get("/admin/transactions?status=pending&select=all&limit=25");
    const review = await admin.follow(await admin.submit(list, {}, { form: "selection" }));
    const asked = await admin.follow(
      await admin.submit(review, { decision: "reject" }, { form: "decision" }),
    );
    const shown = await sendLate(asked, { reason: "Not ours." }, "rejection");
    expect(shown.form("rejection").fields).toMatchObject({ reason: "Not ours." });
    const done = await admin.follow(await admin.submit(shown, {}, { form: "rejection" }));
    expect(done.notice).toMatch(/^Rejected \d+ transactions/);
  });

  test("about documents keeps the reason", async () => {
    const id = await idOf(portal, "pavel");
    const fields = { reason: "expired", words: "Page 2, please." };
    const page = await admin.get(`/admin/users/${id}/kyc-rejection`);
    const shown = await sendLate(page, fields, "kyc-rejection");
    expect(shown.form("kyc-rejection").fields).toMatchObject(fields);
    const before = await usersIn(db).byId(id);
    await admin.submit(shown, {}, { form: "kyc-rejection" });
    expect([before?.kyc_status, (await usersIn(db).byId(id))?.kyc_status]).toEqual([
      "pending",
      "rejected",
    ]);
  });

  test("about an account keeps what was selected", async () => {
    const id = await idOf(portal, "george");
    const page = await admin.get(`/admin/users/${id}/edit`);
    const shown = await sendLate(page, { accountStatus: "suspended" }, "edit-user");
    expect(shown.form("edit-user").fields).toMatchObject({ accountStatus: "suspended" });
    await admin.submit(shown, {}, { form: "edit-user" });
    expect((await usersIn(db).byId(id))?.account_status).toBe("suspended");
  });

  test("about roles keeps the selected checkboxes", async () => {
    const id = await idOf(portal, "second.admin");
    const page = await admin.get(`/admin/staff/${id}/roles`);
    const { "roles.owner": _owner, ...fields } = page.form("staff-roles").fields;
    portal.passMinutes(16);
    const turned = await admin.post(page.path, { ...fields, reason: "Moves to another team" });
    const shown = await admin.follow(
      await admin.submit(
        await admin.follow(turned),
        { password: demoPassword },
        { form: "confirm-password" },
      ),
    );
    expect(shown.form("staff-roles").fields).toMatchObject({ reason: "Moves to another team" });
    expect(shown.form("staff-roles").fields["roles.treasury"]).toBe("on");
    expect(shown.form("staff-roles").fields).not.toHaveProperty("roles.owner");
  });
});

test("one confirmation is valid for a quarter of an hour", async () => {
  const id = await idOf(portal, "rita");
  const edit = async (accountStatus: string) =>
    admin.submit(
      await admin.get(`/admin/users/${id}/edit`),
      { accountStatus },
      { form: "edit-user" },
    );
  portal.passMinutes(16);
  const question = await admin.follow(await edit("inactive"));
  await admin.submit(question, { password: demoPassword }, { form: "confirm-password" });
  for (const status of ["inactive", "active"]) {
    portal.passMinutes(7);
    expect((await edit(status)).location).toBe(`/admin/users/${id}`);
  }
  portal.passMinutes(7);
  expect((await edit("inactive")).location).toMatch(/^\/admin\/confirm-password/);
});

test("the confirmation can be left: the link back leads to the form, filled in", async () => {
  const { path, fields } = {
    path: `/admin/wallets/${await idOf(portal, "hana")}/credit`,
    fields: { amount: "7.00", description: "Goodwill" },
  };
  portal.passMinutes(16);
  const page = await admin.get(path);
  const question = await admin.follow(await admin.submit(page, fields, { form: "credit" }));
  const back = await admin.get(question.link("Cancel"));
  expect(back.path.split("?")[0]).toBe(path);
  expect(back.form("credit").fields).toMatchObject(fields);
});
