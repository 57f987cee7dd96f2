// Decisions that are taken back: marking pending.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { statusIn, transactionOf } from "../support/pages/admin-transaction";
import { seededWallets } from "../support/people/seeded-wallets";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { moneyOf } = seededWallets(portal);
afterAll(() => portal.close());

describe("marking pending", () => {
  test("says what happens to the money, and is refused if it was spent", async () => {
    const { path, amount_minor } = await transactionOf(portal, "george", {
      type: "deposit",
      status: "successful",
    });
    const before = await moneyOf("george");
    const asked = await admin.open((await admin.get(path)).link("Mark Pending"));
    expect(asked.text).toContain("£5,000.00 will be removed from the customer's available balance");
    const refused = await admin.submit(asked, {}, { form: "pending-mark" });
    expect(refused.status).toBe(200);
    expect(refused.messages).toEqual([
      "These funds have been spent. Reversing would make the available balance negative.",
    ]);
    expect(statusIn(refused)).toBe("Successful");
    expect(before.available).toBeLessThan(BigInt(amount_minor));
    expect(await moneyOf("george")).toEqual(before);
  });

  test("puts an approved withdrawal on hold again, and approving it pays it once", async () => {
    const { path, amount_minor } = await transactionOf(portal, "hana", {
      type: "withdrawal",
      status: "pending",
    });
    await admin.submit(await admin.get(path), {}, { form: "approve" });
    const before = await moneyOf("hana");
    const marked = await admin.follow(await admin.submit(await admin.get(`${path}/pending-mark`)));
    expect(marked.notice).toBe("Status updated");
    expect(await moneyOf("hana")).toEqual({
      ...before,
      held: before.held + BigInt(amount_minor),
    });
    await admin.submit(marked, {}, { form: "approve" });
    expect(await moneyOf("hana")).toEqual(before);
  });

  test("is refused once the money was sent", async () => {
    const { path } = await transactionOf(portal, "zoe", {
      type: "withdrawal",
      status: "successful",
    });
    const before = await moneyOf("zoe");
    const refused = await admin.submit(await admin.get(`${path}/pending-mark`));
    expect(refused.messages).toEqual([
      "This withdrawal was sent. If the money was returned, mark the payout as returned instead.",
    ]);
    expect(await moneyOf("zoe")).toEqual(before);
  });

  test("is not offered for what is pending already", async () => {
    const { path } = await transactionOf(portal, "hana", {
      type: "withdrawal",
      status: "pending",
    });
    expect((await admin.get(`${path}/pending-mark`)).text).toContain(
      "This transaction is already pending.",
    );
  });
});

test("the ledger is balanced afterwards", async () => {
  expect(await portal.ledgerFaults()).toEqual([]);
});
