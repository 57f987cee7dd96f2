// One member of staff stops all payouts; to start them again takes two.
import { expect, test } from "vitest";
import { ApprovalRequest } from "~server/features/approvals/schemas";
import { PayoutStop } from "~server/features/withdrawals/schemas";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { evidenceOf } from "../support/people/evidence";
import { read, type Administrator } from "../support/people/people";
import { payoutAttempts } from "../support/people/payout-attempts";
import { requestIn, staff } from "../support/people/second-approval";

const reason = "The bank reports a breach.";
const stop = (admin: Administrator) => admin.post("/payout-stop", { reason });
const stopped = async (admin: Administrator) => read(PayoutStop, await stop(admin)).id ?? "";
const start = (admin: Administrator, id: string) =>
  admin.delete(`/payout-stop/${id}`, { reason: "It is closed." });
const approve = (admin: Administrator, request: string) =>
  admin.post(`/approval-requests/${request}/approval`, {});

/** Starts payouts again, for the tests that follow. */
async function startAgain(portal: TestPortal, id: string) {
  const [one, two] = [await portal.admin(), await portal.admin()];
  const request = requestIn(await start(one, id));
  expect((await approve(two, request)).status).toBe(201);
}

describeEitherEngine("all payouts", (portal) => {
  test.each([["compliance"], ["treasury"]] as const)(
    "are stopped immediately by one of %s, and no withdrawal is approved in any way",
    async (role) => {
      const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
      const withdrawal = await customer.withdraw("40.00");
      const deposit = await customer.deposit("5.00");
      const pays = await payoutAttempts(admin, withdrawal);
      const id = await stopped(await portal().admin([role]));
      const code = "payouts_stopped";
      expect(await pays()).toEqual([code, code, code, code]);
      expect((await evidenceOf(admin, withdrawal.id)).flags[0]?.code).toBe(code);
      expect((await admin.decide(withdrawal.id, "reject")).status).toBe(200);
      expect((await admin.decide(deposit.id, "approve")).status).toBe(200);
      const asked = await customer.post("/wallets/withdrawal/request", { amount: "5.00" });
      expect(asked.status).toBe(201);
      await startAgain(portal(), id);
    },
  );

  test("are stopped even if approved before and not sent yet", async () => {
    const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    const { id } = await customer.withdraw("40.00");
    await admin.approve(id);
    const sent = () =>
      admin.post(`/payouts/${id}/sent`, { reference: "E2E-1", expectedDay: "2026-11-24" });
    const stopId = await stopped(admin);
    expect((await sent()).code).toBe("payouts_stopped");
    await startAgain(portal(), stopId);
    await customer.post("/users/profile/payout-freeze");
    expect((await sent()).code).toBe("payee_frozen");
    await customer.confirm();
    await customer.delete("/users/profile/payout-freeze");
    expect((await sent()).status).toBe(201);
  });

  test("are shown to staff with author and reason, to customers without", async () => {
    const [customer, admin] = [await portal().register(), await portal().admin()];
    const current = async (who: Pick<Administrator, "get">) =>
      read(PayoutStop, await who.get("/payout-stop"));
    expect(await current(customer)).toEqual({ isStopped: false });
    const id = await stopped(admin);
    expect(await current(customer)).toEqual({ isStopped: true });
    expect(await current(admin)).toEqual({
      isStopped: true,
      id,
      since: new Date(portal().context.now()).toISOString(),
      reason,
      stoppedBy: {
        id: admin.id,
        name: "Ada Admin",
        staffId: expect.stringMatching(/^S-\d{4}$/),
        email: admin.email,
      },
    });
    expect((await stop(admin)).code).toBe("payouts_stopped_already");
    await startAgain(portal(), id);
    expect(await current(admin)).toEqual({ isStopped: false });
  });

  test("are resumed by two; another one with either right decides", async () => {
    const { ada } = await staff(portal());
    const treasury = await portal().admin(["treasury"]);
    const compliance = await portal().admin(["compliance"]);
    const id = await stopped(treasury);
    const requested = await start(treasury, id);
    expect([requested.status, requested.body]).toEqual([
      202,
      expect.objectContaining({ isStopped: true }),
    ]);
    const request = requestIn(requested);
    expect(read(PayoutStop, await ada.get("/payout-stop")).resumeRequest).toBe(request);
    expect((await start(compliance, id)).code).toBe("approval_pending");
    expect((await approve(treasury, request)).code).toBe("own_approval_request");
    expect((await approve(await portal().admin(["auditor"]), request)).code).toBe("role_missing");
    const shown = read(ApprovalRequest, await compliance.get(`/approval-requests/${request}`));
    expect(shown).toMatchObject({
      canDecide: true,
      reason: "It is closed.",
      call: { name: "DELETE /payout-stop/{id}", subject: `payout_stop:${id}` },
    });
    expect((await approve(compliance, request)).status).toBe(201);
    expect(read(PayoutStop, await ada.get("/payout-stop")).isStopped).toBe(false);
    const { body } = await ada.get(`/audit?record=payout_stop:${id}`);
    for (const noted of ["payouts.stopped", "payouts.resumed", treasury.id, compliance.id, reason])
      expect(JSON.stringify(body)).toContain(noted);
  });

  test("can't be resumed if no one else could approve it", async () => {
    const { ada, ben } = await staff(portal());
    const id = await stopped(ada);
    await portal()
      .context.storage.db.updateTable("users")
      .set({ account_status: "inactive" })
      .where("id", "=", ben.id)
      .execute();
    expect((await start(ada, id)).code).toBe("second_approver_missing");
    await startAgain(portal(), id);
  });

  test("aren't resumed by a request about an earlier stop", async () => {
    const { ada, ben } = await staff(portal());
    const id = await stopped(ada);
    const request = requestIn(await start(ada, id));
    expect((await approve(ben, request)).status).toBe(201);
    const next = await stopped(ada);
    expect((await approve(ben, request)).code).toBe("approval_request_decided");
    expect(read(PayoutStop, await start(ada, id))).toMatchObject({ isStopped: true, id: next });
    expect((await start(ada, "nothing")).status).toBe(404);
    await startAgain(portal(), next);
  });

  test("require the right, a reason, and a recent sign-in to be resumed", async () => {
    const { ada } = await staff(portal());
    for (const role of ["auditor", "support", "owner"] as const) {
      const other = await portal().admin([role]);
      expect([(await stop(other)).code, (await start(other, "one")).code]).toEqual([
        "role_missing",
        "role_missing",
      ]);
    }
    expect((await ada.post("/payout-stop", { reason: " " })).status).toBe(400);
    portal().advance({ minutes: 16 });
    const id = await stopped(ada);
    expect((await start(ada, id)).code).toBe("step_up_required");
    await startAgain(portal(), id);
  });
});
