// Level 2: two people set it, one takes it back, and a decision about the identity ends it.
import { expect, test } from "vitest";
import { CustomerLimits } from "~server/features/movement-limits/schemas";
import { auditIn } from "~server/features/audit/store";
import { verifiedCustomer } from "../support/people/names";
import { read, type Administrator, type Customer } from "../support/people/people";
import { idAt } from "../support/api/id-at";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { operatorFileWith } from "../support/portal/operator-file-with";
import { mailsTo } from "../support/stubs/mailbox";

const withdrawal = (day: number) => ({ withdrawal: { USD: { day } } });
const levels = { 0: withdrawal(10), 1: withdrawal(100), 2: withdrawal(1000) };
const reason = "Proof of address checked";

describeEitherEngine(
  "level 2",
  (portal) => {
    const levelOf = async (by: Administrator, { id }: Customer) =>
      read(CustomerLimits, await by.get(`/users/${id}/limits`)).level;
    const request = (by: Administrator, { id }: Customer) =>
      by.post(`/users/${id}/level`, { reason });
    const raised = async (by: Administrator, second: Administrator, customer: Customer) => {
      const asked = await request(by, customer);
      expect(asked.status).toBe(202);
      const path = `/approval-requests/${idAt(asked, "approvalRequest", "id")}/approval`;
      return second.post(path, {});
    };
    const mailAbout = async ({ email }: Customer, subject: string) =>
      (await mailsTo(portal(), email)).find((one) => one.subject === subject)?.text;

    test("is set by two people, limits anew, and is recorded", async () => {
      const [ada, ben] = [await portal().admin(), await portal().admin()];
      const nora = await verifiedCustomer(portal());
      const asked = await request(ada, nora);
      expect([asked.status, await levelOf(ada, nora)]).toEqual([202, 1]);
      const path = `/approval-requests/${idAt(asked, "approvalRequest", "id")}/approval`;
      expect((await ada.post(path, {})).code).toBe("own_approval_request");
      expect((await ben.post(path, {})).status).toBe(201);
      expect(await levelOf(ada, nora)).toBe(2);
      expect((await nora.get("/limits")).body).toMatchObject({
        level: 2,
        withdrawal: { day: { limit: 1000 } },
      });
      expect((await nora.get("/auth/profile")).body).toMatchObject({ level: 2 });
      expect((await request(ada, nora)).code).toBe("level_unchanged");
      const { db } = portal().context.storage;
      const lines = await auditIn(db).ofSubject(`user:${nora.id}`);
      expect(lines.map(({ action }) => action)).toContain("level.raised");
    });

    test("is taken back by one", async () => {
      const [ada, ben] = [await portal().admin(), await portal().admin()];
      const nora = await verifiedCustomer(portal());
      expect((await ada.delete(`/users/${nora.id}/level`, { reason })).code).toBe(
        "level_unchanged",
      );
      expect((await raised(ada, ben, nora)).status).toBe(201);
      const lowered = await ada.delete(`/users/${nora.id}/level`, { reason });
      expect(lowered).toMatchObject({ status: 200, body: { level: 1 } });
      expect((await ada.delete(`/users/${nora.id}/level`, {})).status).toBe(400);
    });

    test("is announced to the customer when it's set and when it's taken back", async () => {
      const [ada, ben] = [await portal().admin(), await portal().admin()];
      const nora = await verifiedCustomer(portal());
      await raised(ada, ben, nora);
      const higher = await mailAbout(nora, "Your verification level is now 2");
      expect(higher).toContain("We raised the verification level of your Meridian account to 2.");
      expect(higher).toContain("Withdrawals in 24 hours: $1,000.00");
      expect(higher).toContain("/dashboard/settings/limits");
      await ada.delete(`/users/${nora.id}/level`, { reason });
      const lower = await mailAbout(nora, "Your verification level is now 1");
      expect(lower).toContain("We lowered the verification level of your Meridian account to 1.");
      expect(lower).toContain("Withdrawals in 24 hours: $100.00");
      expect(lower).not.toContain("for a time");
    });

    test("is announced with the decision about the identity that changes it, in one email", async () => {
      const ada = await portal().admin();
      const nora = await portal().registerVerified();
      await nora.handInDocument();
      const edit = (kycStatus: string) =>
        ada.patch(`/users/${nora.id}`, { kycStatus, kycReason: "Expired" });
      const subjects = async () =>
        (await mailsTo(portal(), nora.email)).map(({ subject }) => subject);
      const before = (await subjects()).length;
      await edit("approved");
      const approved = await mailAbout(nora, "Your identity is verified");
      expect(approved).toContain("Your verification level is now 1.");
      expect(approved).toContain("Withdrawals in 24 hours: $100.00");
      await edit("rejected");
      const rejected = await mailAbout(nora, "We couldn't verify your identity");
      expect(rejected).toContain("Your verification level is now 0.");
      expect(rejected).toContain("Withdrawals in 24 hours: $10.00");
      await edit("approved");
      await edit("not_submitted");
      const reset = await mailAbout(nora, "Your verification level is now 0");
      expect(reset).toContain("We lowered the verification level of your Meridian account to 0.");
      expect((await subjects()).length).toBe(before + 4);
    });

    test("is no part of the email if the decision leaves it as it is", async () => {
      const ada = await portal().admin();
      const nora = await portal().registerVerified();
      await nora.handInDocument();
      await ada.patch(`/users/${nora.id}`, { kycStatus: "rejected", kycReason: "Too dark" });
      const rejected = await mailAbout(nora, "We couldn't verify your identity");
      expect(rejected).toContain("Too dark");
      expect(rejected).not.toContain("verification level");
    });

    test("ends with the identity, and isn't back with the next one", async () => {
      const [ada, ben] = [await portal().admin(), await portal().admin()];
      const nora = await verifiedCustomer(portal());
      await nora.handInDocument();
      await raised(ada, ben, nora);
      const edit = (kycStatus: string) =>
        ada.patch(`/users/${nora.id}`, { kycStatus, kycReason: "Expired" });
      expect((await edit("rejected")).status).toBe(200);
      expect(await levelOf(ada, nora)).toBe(0);
      expect((await edit("approved")).status).toBe(200);
      expect(await levelOf(ada, nora)).toBe(1);
    });

    test.each([
      ["without an identity", () => portal().registerVerified(), "level_needs_identity"],
      ["for staff", () => portal().admin(), "not_found"],
    ] as const)("isn't given %s", async (_what, person, code) => {
      const ada = await portal().admin();
      const { id } = await person();
      expect((await ada.post(`/users/${id}/level`, { reason })).code).toBe(code);
    });

    test("isn't decided by other roles, or by customers", async () => {
      const nora = await verifiedCustomer(portal());
      for (const role of ["support", "treasury", "auditor"] as const) {
        const staff = await portal().admin([role]);
        expect((await request(staff, nora)).status).toBe(403);
        expect((await staff.delete(`/users/${nora.id}/level`, { reason })).status).toBe(403);
        expect((await staff.get(`/users/${nora.id}/limits`)).status).toBe(200);
      }
      expect((await nora.post(`/users/${nora.id}/level`, { reason })).status).toBe(403);
      expect((await nora.get(`/users/${nora.id}/limits`)).status).toBe(403);
    });
  },
  { OPERATOR_FILE: operatorFileWith({ levels }) },
);

describeEitherEngine("where levels differ in nothing", (portal) => {
  test("emails about the identity don't name the level", async () => {
    const ada = await portal().admin();
    const nora = await portal().registerVerified();
    await nora.handInDocument();
    await ada.patch(`/users/${nora.id}`, { kycStatus: "approved" });
    await ada.patch(`/users/${nora.id}`, { kycStatus: "not_submitted" });
    const mails = await mailsTo(portal(), nora.email);
    expect(mails.map(({ subject }) => subject)).toContain("Your identity is verified");
    expect(mails.map(({ text }) => text).join()).not.toContain("verification level");
  });
});
