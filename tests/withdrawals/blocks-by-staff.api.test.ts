// Staff block the payouts of one customer until a time: nothing is paid out by any way, and the customer reads why.
import { expect, test } from "vitest";
import { Profile, User } from "~server/features/users/schemas";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read, type Administrator, type Customer } from "../support/people/people";
import { payoutAttempts } from "../support/people/payout-attempts";
import { mailsTo, subjectsOf } from "../support/stubs/mailbox";

const reason = "We are checking a report about your last sign-in.";
const hour = 3_600_000;

const inHours = (portal: TestPortal, hours: number) =>
  new Date(portal.context.now() + hours * hour).toISOString();
const block = (staff: Administrator, { id }: Customer, until: string, text = reason) =>
  staff.post(`/users/${id}/payout-block`, { until, reason: text });
const profileOf = async (customer: Customer) => read(Profile, await customer.get("/auth/profile"));

describeEitherEngine("a payout block", (portal) => {
  test("is in the response while the account stays active, with the reason", async () => {
    const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    const until = inHours(portal(), 2);
    const blocked = {
      accountStatus: "active",
      payoutsBlockedUntil: until,
      payoutsBlockReason: reason,
    };
    expect(read(User, await block(admin, customer, until))).toMatchObject(blocked);
    expect(await profileOf(customer)).toMatchObject(blocked);
    expect(read(User, await admin.get(`/users/${customer.id}`))).toMatchObject(blocked);
    const mails = await mailsTo(portal(), customer.email);
    const received = mails.find(
      ({ subject }) => subject === "Payouts from your account are blocked",
    );
    expect(received?.text).toContain(reason);
  });

  test("prevents new withdrawals, and larger amounts in open ones", async () => {
    const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    const { id } = await customer.withdraw("10.00");
    await block(admin, customer, inHours(portal(), 2));
    const answers = [
      await customer.post("/wallets/withdrawal/request", { amount: "5.00" }),
      await customer.post("/drafts", { kind: "bank_withdrawal", amount: "5.00" }),
      await customer.patch(`/transactions/${id}`, { amount: "20.00" }),
    ];
    for (const { status, code, body } of answers) {
      expect([status, code]).toEqual([403, "payouts_blocked"]);
      expect(JSON.stringify(body)).toContain("withdraw until 21 Nov 2026, 11:00 UTC");
    }
    const canceled = await customer.patch(`/transactions/${id}/status`, { status: "failed" });
    expect(canceled.status).toBe(200);
  });

  test("prevents earlier requests from being paid in any way; they can be rejected", async () => {
    const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    const withdrawal = await customer.withdraw("40.00");
    const pays = await payoutAttempts(admin, withdrawal);
    await block(admin, customer, inHours(portal(), 2));
    expect(await pays()).toEqual([
      "payee_blocked",
      "payee_blocked",
      "payee_blocked",
      "payee_blocked",
    ]);
    expect((await admin.walletOf(customer.id)).pendingWithdrawal).toBe(40);
    expect((await admin.decide(withdrawal.id, "reject")).status).toBe(200);
  });

  test("ends automatically at its time", async () => {
    const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    const { id } = await customer.withdraw("40.00");
    await block(admin, customer, new Date(portal().context.now() + 60_000).toISOString());
    portal().advance({ minutes: 1 });
    expect((await profileOf(customer)).payoutsBlockedUntil).toBeUndefined();
    expect((await admin.decide(id, "approve")).status).toBe(200);
  });

  test("can be changed, and lifted before its time", async () => {
    const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    await block(admin, customer, inHours(portal(), 2));
    const later = inHours(portal(), 50);
    await block(admin, customer, later, "It takes longer.");
    expect(await profileOf(customer)).toMatchObject({
      payoutsBlockedUntil: later,
      payoutsBlockReason: "It takes longer.",
    });
    const lifted = await admin.delete(`/users/${customer.id}/payout-block`, {
      reason: "All clear",
    });
    expect(read(User, lifted).payoutsBlockedUntil).toBeUndefined();
    expect(await profileOf(customer)).not.toHaveProperty("payoutsBlockReason");
    const { status } = await customer.post("/drafts", { kind: "bank_withdrawal", amount: "5.00" });
    expect(status).toBe(422);
    const subjects = subjectsOf(await mailsTo(portal(), customer.email));
    expect(subjects.filter((subject) => subject?.startsWith("Payouts")).sort()).toEqual([
      "Payouts from your account are blocked",
      "Payouts from your account are blocked",
      "Payouts from your account are no longer blocked",
    ]);
  });

  test("is in the audit log, placed and lifted", async () => {
    const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    await block(admin, customer, inHours(portal(), 2));
    await admin.delete(`/users/${customer.id}/payout-block`, { reason: "All clear" });
    const { body } = await admin.get(`/audit?about=${customer.id}`);
    for (const noted of ["payouts.blocked", "payouts.unblocked", reason, "All clear"])
      expect(JSON.stringify(body)).toContain(noted);
  });

  test.each([0, -1, 24 * 367])("cannot end %d hours from now", async (hours) => {
    const [customer, admin] = [await portal().register(), await portal().admin()];
    const answer = await block(admin, customer, inHours(portal(), hours));
    expect([answer.status, answer.code]).toEqual([422, "block_until_invalid"]);
  });

  test("requires the right, a reason, and another user's account; lifting it requires a recent sign-in", async () => {
    const customer = await portal().register();
    const until = inHours(portal(), 2);
    for (const role of ["auditor", "support", "treasury", "owner"] as const) {
      const staff = await portal().admin([role]);
      expect((await block(staff, customer, until)).code).toBe("role_missing");
      expect((await staff.delete(`/users/${customer.id}/payout-block`, {})).code).toBe(
        "role_missing",
      );
    }
    const compliance = await portal().admin(["compliance"]);
    expect((await block(compliance, customer, until, " ")).status).toBe(400);
    expect((await block(compliance, customer, until)).status).toBe(200);
    const own = await compliance.post(`/users/${compliance.id}/payout-block`, { until, reason });
    expect(own.code).toBe("own_standing");
    portal().advance({ minutes: 16 });
    const lift = () => compliance.delete(`/users/${customer.id}/payout-block`, {});
    expect((await lift()).code).toBe("step_up_required");
    await compliance.confirm();
    expect((await lift()).status).toBe(200);
  });
});
