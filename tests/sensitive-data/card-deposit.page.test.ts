// The card of a deposit by plain forms: number and photos by one access, with the decision beside them.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { auditIn } from "~server/features/audit/store";
import { outboxIn } from "~server/features/email/store";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { demoPassword } from "~server/kernel/demo-people";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());
// Whatever was confirmed in the test before counts no more.
beforeEach(() => portal.passMinutes(6));

const reason = "The bank asked about this";
const proof = { reason, password: demoPassword };
const number = "4111 1111 1111 1111";

describe("the card of a deposit", () => {
  const deposit = async () => {
    const rows = await transactionsIn(db).list({ status: "pending" }, { limit: 50 });
    const row = rows.find(({ card_id: card }) => card !== null);
    return { id: row?.id ?? "", userId: row?.user_id ?? "" };
  };

  test("is shown with both photos next to each other, with one reason, from the decision's page", async () => {
    const { id, userId } = await deposit();
    const countOf = (action: string) =>
      auditIn(db).countAbout({ about: userId, actions: [action] });
    const mails = async () => (await outboxIn(db).ofUser(userId)).length;
    const page = await admin.get(`/admin/transactions/${id}`);
    const asked = await admin.get(page.link("Reveal card and photos"));
    expect(asked.heading).toBe("Reveal card and photos");
    const [before, sent] = [await countOf("card_deposit.accessed"), await mails()];
    const seen = await admin.submit(asked, proof);
    expect([seen.status, seen.heading, seen.text.includes(number)]).toEqual([
      200,
      "Card and photos",
      true,
    ]);
    expect(seen.html.match(/<img src="data:image\/\w+;base64,/g)).toHaveLength(2);
    expect([await countOf("card_deposit.accessed"), await mails()]).toEqual([before + 1, sent + 1]);
    expect(seen.link("Done")).toBe(`/admin/transactions/${id}#main`);
    expect((await admin.get(asked.path)).text).not.toContain(number);
  });

  test("is decided where it is shown, and the queue continues", async () => {
    const queue = await admin.open("/admin/queues/deposits");
    const seen = await admin.submit(await admin.get(queue.link("Reveal card and photos")), proof);
    expect(seen.link("Reject")).toContain("/rejection?from=%2Fadmin%2Fqueues%2Fdeposits");
    const next = await admin.follow(await admin.submit(seen, {}, { form: "approve" }));
    expect(next.notice).toMatch(/^Transaction approved: TX-/);
    expect([next.path === queue.path, next.text.includes("1 of 1 in queue")]).toEqual([
      false,
      true,
    ]);
  });

  test("without a password is not shown, and the reason is kept", async () => {
    const page = await admin.get(`/admin/transactions/${(await deposit()).id}/card`);
    const without = await admin.submit(page, { reason });
    expect(without.faults).toMatchObject([{ fieldId: "access-card-deposit-password" }]);
    expect(without.form().fields.reason).toBe(reason);
  });
});
