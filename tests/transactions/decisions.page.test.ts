import { afterAll, describe, expect, test } from "vitest";
import { rolesAsText, staffRoles } from "~server/kernel/staff-roles";
import { usersIn } from "~server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";
import { statusIn, transactionOf } from "../support/pages/admin-transaction";
import { seededWallets } from "../support/people/seeded-wallets";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { db } = portal.backend.context.storage;
const { moneyOf } = seededWallets(portal);
afterAll(() => portal.close());

describe("a pending deposit", () => {
  test("is approved with one click: exactly its amount becomes available", async () => {
    const { path, amount_minor } = await transactionOf(portal, "hana", {
      type: "deposit",
      status: "pending",
    });
    const before = await moneyOf("hana");
    const page = await admin.get(path);
    expect(page.heading).toBe("Transaction Details");
    expect(page.html).toMatch(
      /<button class="button success"[^>]*data-busy="Processing\.\.\."[^>]*>Approve/,
    );
    const answer = await admin.submit(page, {}, { form: "approve" });
    expect([answer.status, answer.location]).toEqual([303, path]);
    const after = await admin.follow(answer);
    expect(after.notice).toBe("Transaction approved");
    expect(statusIn(after)).toBe("Successful");
    expect(await moneyOf("hana")).toEqual({
      ...before,
      available: before.available + BigInt(amount_minor),
    });
    expect((await admin.get(path)).notice).toBe("");
  });

  test("approved twice with one form has one effect", async () => {
    const { path, amount_minor } = await transactionOf(portal, "pavel", { status: "pending" });
    const before = await moneyOf("pavel");
    const page = await admin.get(path);
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.submit(page, {}, { form: "approve" })),
    );
    expect(answers.map(({ location }) => location)).toEqual([path, path, path]);
    expect((await moneyOf("pavel")).available).toBe(before.available + BigInt(amount_minor));
  });
});

describe("two administrators", () => {
  test("who decide at the same time: the second sees that it was changed, and its current status", async () => {
    const { path } = await transactionOf(portal, "hana", { type: "withdrawal", status: "pending" });
    const second = await portal.signInAs("second.admin");
    const open = await second.get(`${path}/rejection`);
    await admin.submit(await admin.get(path), {}, { form: "approve" });
    const late = await second.submit(open, { reason: "Too late" }, { form: "rejection" });
    expect(late.status).toBe(200);
    expect(late.title).toMatch(/^Error: Reject transaction/);
    expect(late.messages).toEqual([
      "Someone else changed this in the meantime. Review the current version before you save again.",
    ]);
    expect(statusIn(late)).toBe("Successful");
    expect(late.links("Back to transaction")).toEqual([path]);
    expect(late.html).not.toContain("Confirm reject");
  });
});

describe("a rejection", () => {
  test("asks for confirmation, and returns what was on hold", async () => {
    const { path, amount_minor } = await transactionOf(portal, "hana", {
      type: "withdrawal",
      status: "pending",
    });
    const before = await moneyOf("hana");
    const asked = await admin.open((await admin.get(path)).link("Reject"));
    expect(asked.text).toContain("Reject transaction");
    expect(asked.text).toContain("Provide an optional reason for rejecting this transaction.");
    expect(asked.html).toMatch(
      /<textarea[^>]*placeholder="Reason \(optional\)"[^>]*rows="4"|<textarea[^>]*rows="4"[^>]*placeholder="Reason \(optional\)"/,
    );
    const after = await admin.follow(
      await admin.submit(asked, { reason: "Café – 名義 does not match" }, { form: "rejection" }),
    );
    expect(after.notice).toBe("Transaction rejected");
    expect(after.text).toContain("Reason Café – 名義 does not match");
    const amount = BigInt(amount_minor);
    expect(await moneyOf("hana")).toEqual({
      ...before,
      available: before.available + amount,
      held: before.held - amount,
    });
    const seen = await (await portal.signInAs("hana")).get(path.replace("/admin", "/dashboard"));
    expect(seen.text).toContain("Café – 名義 does not match");
  });

  test("offers reasons that fit, and stores the most general one if none is given", async () => {
    const { path } = await transactionOf(portal, "rita", { status: "failed" });
    const reject = async (fields: Record<string, string>) => {
      await admin.submit(await admin.get(`${path}/pending-mark`));
      const asked = await admin.get(`${path}/rejection`);
      const after = await admin.submit(asked, fields, { form: "rejection" });
      return { asked, after: await admin.follow(after) };
    };
    const { asked, after } = await reject({});
    expect(asked.text).toContain("Your card was declined.");
    expect(asked.text).not.toContain("The bank account isn't in your name.");
    expect(after.text).toContain("Reason Your request wasn't approved.");
    const chosen = await reject({ reasonCode: "card_declined", reason: "Try another one." });
    expect(chosen.after.text).toContain("Reason Your card was declined. Try another one.");
  });

  test("with a reason that is too long shows it again with its error", async () => {
    const { path } = await transactionOf(portal, "rita", { status: "failed" });
    await admin.submit(await admin.get(`${path}/pending-mark`));
    const reason = "x".repeat(501);
    const answer = await admin.submit(
      await admin.get(`${path}/rejection`),
      { reason },
      { form: "rejection" },
    );
    expect(answer.status).toBe(200);
    expect(answer.faults).toEqual([
      { message: "Use at most 500 characters", fieldId: "rejection-reason" },
    ]);
    expect(answer.form("rejection").fields.reason).toBe(reason);
  });
});

describe("the detail", () => {
  test.each(["no-such-id", "%00", "..%2F..", "' or 1=1 --"])(
    "of %j is 'No transaction'",
    async (id) => {
      const page = await admin.get(`/admin/transactions/${id}`);
      expect([page.status, page.heading]).toEqual([404, "Transaction Details"]);
      expect(page.text).toContain("No transaction");
    },
  );

  test("of a missing transaction returns 404 for a decision", async () => {
    const answer = await admin.post("/admin/transactions/no-such-id/approval", { version: "1" });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain("No transaction");
  });

  test("leads back where it was opened, and never to another site", async () => {
    const { path } = await transactionOf(portal, "hana", {});
    const from = (address: string) => admin.get(`${path}?from=${encodeURIComponent(address)}`);
    expect((await from("/admin/transactions?type=deposit&page=2")).link("Back")).toBe(
      "/admin/transactions?type=deposit&page=2",
    );
    expect((await from("//evil.example")).link("Back")).toBe("/admin/transactions");
    expect((await from("https://evil.example")).link("Back")).toBe("/admin/transactions");
    expect((await admin.get(path)).link("Back")).toBe("/admin/transactions");
  });
});

describe("an administrator's own transaction", () => {
  test("is reviewed by another one", async () => {
    const { path } = await transactionOf(portal, "hana", { type: "deposit", status: "successful" });
    const hana = await usersIn(db).byEmail("hana@example.com");
    await usersIn(db).update(hana?.id ?? "", {
      role: "admin",
      staff_roles: rolesAsText(staffRoles),
    });
    const herself = await portal.signInAs("hana");
    const answer = await herself.submit(await herself.get(`${path}/pending-mark`));
    expect(answer.status).toBe(200);
    expect(answer.messages).toEqual(["You can't review your own transaction. Ask a colleague."]);
    await usersIn(db).update(hana?.id ?? "", { role: "user" });
    expect((await herself.get(path)).location).toMatch(/^\/admin\/login/);
  });
});

test("the ledger is balanced afterwards", async () => {
  expect(await portal.ledgerFaults()).toEqual([]);
});
