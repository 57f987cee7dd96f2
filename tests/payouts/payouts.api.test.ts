// What becomes of an approved withdrawal: to send, sent, arrived, or returned.
import { expect, test } from "vitest";
import { PayoutPage } from "~server/features/payouts/schemas";
import { usersIn } from "~server/features/users/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";
import {
  approvedWithdrawal,
  markReturned,
  markSent,
  payoutOf,
  progressOf,
  sent,
} from "../support/people/payouts";
import { mailsTo } from "../support/stubs/mailbox";

describeEitherEngine("a payout", (portal) => {
  test("starts with the approval, and its customer sees who it waits for at each step", async () => {
    const admin = await portal().admin();
    const customer = await portal().customerWith("100.00");
    const { id } = await customer.withdraw("40.00");
    expect(await progressOf(customer, id)).toMatchObject({ waitsFor: "review" });
    expect((await admin.get(`/payouts/${id}`)).status).toBe(404);
    await admin.approve(id);
    expect(await payoutOf(admin, id)).toMatchObject({ state: "to_send", amount: 40 });
    expect(await progressOf(customer, id)).toMatchObject({
      payout: "to_send",
      waitsFor: "sending",
    });
    expect(await markSent(admin, id)).toMatchObject({
      status: 201,
      body: { state: "sent", ...sent },
    });
    expect(await progressOf(customer, id)).toMatchObject({
      payout: "sent",
      waitsFor: "arrival",
      waitsUntil: "2030-01-03T00:00:00.000Z",
      ...sent,
    });
    expect(await admin.post(`/payouts/${id}/arrival`)).toMatchObject({
      status: 201,
      body: { state: "arrived" },
    });
    const end = await progressOf(customer, id);
    expect(end).toMatchObject({ payout: "arrived" });
    expect(end).not.toHaveProperty("waitsFor");
    expect(await customer.transaction(id)).toMatchObject({ status: "successful" });
  });

  test("that was returned puts the money back into the wallet and fails the withdrawal", async () => {
    const admin = await portal().admin();
    const { customer, id } = await approvedWithdrawal(portal(), admin);
    expect(await markReturned(admin, id)).toMatchObject({ code: "payout_not_sent" });
    await markSent(admin, id);
    expect(await customer.available()).toBe(60);
    expect((await markReturned(admin, id, { reason: "" })).status).toBe(400);
    expect(await markReturned(admin, id)).toMatchObject({
      status: 201,
      body: { state: "returned", reason: "The bank account is closed." },
    });
    expect(await customer.available()).toBe(100);
    expect(await customer.transaction(id)).toMatchObject({
      status: "failed",
      reason: "The bank account is closed.",
    });
    expect(await progressOf(customer, id)).toMatchObject({
      payout: "returned",
      reason: "The bank account is closed.",
    });
    expect(await markReturned(admin, id)).toMatchObject({ status: 409, code: "payout_ended" });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("is returned once, however many mark it at the same time", async () => {
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    const { customer, id } = await approvedWithdrawal(portal(), ada);
    await markSent(ada, id);
    const answers = await Promise.all([ada, ben, ada, ben].map((admin) => markReturned(admin, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await customer.available()).toBe(100);
    const mails = await mailsTo(portal(), customer.email);
    expect(mails.filter(({ subject = "" }) => subject.endsWith("was returned"))).toHaveLength(1);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("is announced as approved, sent, and returned, each once", async () => {
    const admin = await portal().admin();
    const { customer, id } = await approvedWithdrawal(portal(), admin);
    portal().advance({ minutes: 1 });
    await markSent(admin, id);
    portal().advance({ minutes: 1 });
    await markSent(admin, id, { ...sent, reference: "FT-CORRECTED" });
    await markReturned(admin, id);
    const mails = await mailsTo(portal(), customer.email);
    const about = mails.filter(({ subject = "" }) => subject.startsWith("Your withdrawal of"));
    expect(about.map(({ subject }) => subject)).toEqual([
      "Your withdrawal of $40.00 was approved",
      "Your withdrawal of $40.00 was sent",
      "Your withdrawal of $40.00 was returned",
    ]);
    const [approved, announced, returned] = about.map(({ text }) => text);
    expect(approved).not.toContain("on its way");
    expect(announced).toContain("FT26321ABC");
    expect(returned).toContain("The bank account is closed.");
  });

  test("that was not sent is deleted with its approval, and created again with the next one", async () => {
    const admin = await portal().admin();
    const { customer, id } = await approvedWithdrawal(portal(), admin);
    await admin.setStatus(id, "pending");
    expect((await admin.get(`/payouts/${id}`)).status).toBe(404);
    expect(await progressOf(customer, id)).toMatchObject({ waitsFor: "review" });
    await admin.approve(id);
    expect(await payoutOf(admin, id)).toMatchObject({ state: "to_send" });
  });

  test("that was sent keeps its withdrawal from being reversed in any other way", async () => {
    const admin = await portal().admin();
    const { customer, id } = await approvedWithdrawal(portal(), admin);
    await markSent(admin, id);
    for (const answer of [
      await admin.setStatus(id, "pending"),
      await admin.setStatus(id, "failed"),
      await admin.patch(`/transactions/${id}`, { status: "failed" }),
      await admin.deleteTransaction(id),
    ])
      expect(answer).toMatchObject({ status: 409, code: "payout_sent" });
    expect(await customer.available()).toBe(60);
  });

  test("that was returned is sent again after a new approval, and can be deleted", async () => {
    const admin = await portal().admin();
    const { customer, id } = await approvedWithdrawal(portal(), admin);
    await markSent(admin, id);
    await markReturned(admin, id);
    expect((await admin.setStatus(id, "successful")).status).toBe(200);
    const again = await payoutOf(admin, id);
    expect(again).toMatchObject({ state: "to_send" });
    expect(again).not.toHaveProperty("reference");
    await markSent(admin, id);
    await markReturned(admin, id);
    expect((await admin.deleteTransaction(id)).status).toBe(200);
    expect(await customer.available()).toBe(100);
    expect((await admin.get(`/payouts/${id}`)).status).toBe(404);
  });

  test("is refused while its customer may not be paid, and for a day in the past", async () => {
    const admin = await portal().admin();
    const { customer, id } = await approvedWithdrawal(portal(), admin);
    expect(await markSent(admin, id, { ...sent, expectedDay: "2020-01-01" })).toMatchObject({
      status: 422,
      code: "payout_day_past",
    });
    const users = usersIn(portal().context.storage.db);
    await users.update(customer.id, { account_status: "suspended" });
    expect(await markSent(admin, id)).toMatchObject({ status: 409, code: "payee_not_active" });
    await users.update(customer.id, { account_status: "active" });
    expect((await markSent(admin, id)).status).toBe(201);
  });

  test("is in its list until it is sent, oldest first, for staff only", async () => {
    const admin = await portal().admin();
    const one = await approvedWithdrawal(portal(), admin);
    portal().advance({ minutes: 1 });
    const two = await approvedWithdrawal(portal(), admin);
    const listed = async (state = "to_send") =>
      read(PayoutPage, await admin.get(`/payouts?state=${state}&limit=200`)).payouts.map(
        ({ id }) => id,
      );
    const waiting = await listed();
    expect(waiting.indexOf(one.id)).toBeLessThan(waiting.indexOf(two.id));
    await markSent(admin, one.id);
    expect(await listed()).not.toContain(one.id);
    expect(await listed("sent")).toContain(one.id);
    expect((await one.customer.get("/payouts")).status).toBe(403);
    expect((await two.customer.get(`/transactions/${one.id}/progress`)).status).toBe(404);
  });

  test("is not created for a withdrawal that an administrator only posted", async () => {
    const admin = await portal().admin();
    const customer = await portal().customerWith("100.00");
    await admin.credit(customer.id, "10.00", { transactionType: "withdrawal" });
    const [posted] = (await customer.wallet()).transactions;
    expect((await admin.get(`/payouts/${posted?.id}`)).status).toBe(404);
  });
});
