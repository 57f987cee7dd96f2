// Closing an account where records are kept: its owner is out at once, its records stay readable and unchanged.
import { expect, test } from "vitest";
import { currentRights } from "~server/http/command";
import { auditIn } from "~server/features/audit/store";
import { readAudit } from "~server/features/audit/read-audit";
import { queuesIn } from "~server/features/queues/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { password, type Administrator } from "../support/people/people";
import { markSent } from "../support/people/payouts";
import { requestIn } from "../support/people/second-approval";
import { mailsTo, subjectsOf } from "../support/stubs/mailbox";
import { bodyOf, close, closed, emptied, settings } from "../support/people/closed-accounts";

describeEitherEngine(
  "closing an account",
  (portal) => {
    const approve = (by: Administrator, id: string) =>
      by.post(`/approval-requests/${id}/approval`, {});

    test("is refused while there is money in it if the caller says so, and changes nothing", async () => {
      const [hana, admin] = [await portal().customerWith("50.00"), await portal().admin()];
      await hana.withdraw("20.00");
      const refused = await close(admin, hana.id, { confirmed: false });
      expect(refused).toMatchObject({ status: 409, code: "money_left" });
      expect(refused.message).toContain("$50.00");
      expect((await close(admin, hana.id)).status, "money moved in the last 30 days").toBe(202);
      expect(await hana.wallet()).toMatchObject({ availableBalance: 30, pendingWithdrawal: 20 });
    });

    test("is refused until a payout has arrived", async () => {
      const hana = await portal().customerWith("50.00");
      const { id } = await hana.withdraw("50.00");
      const admin = await portal().admin();
      await admin.approve(id);
      expect(await close(admin, hana.id)).toMatchObject({ status: 409, code: "payout_open" });
      await markSent(admin, id);
      expect(await close(admin, hana.id)).toMatchObject({ status: 409, code: "payout_open" });
      await admin.post(`/payouts/${id}/arrival`);
      expect((await close(admin, hana.id)).status).toBe(202);
    });

    test("requires the compliance role and a recent password, and is refused to API tokens", async () => {
      const nora = await portal().register();
      for (const role of ["auditor", "support", "treasury", "owner"] as const)
        expect((await close(await portal().admin([role]), nora.id)).code).toBe("role_missing");
      const admin = await portal().admin(["compliance"]);
      portal().advance({ minutes: 16 });
      expect((await close(admin, nora.id)).code).toBe("step_up_required");
      await admin.confirm();
      expect((await close(admin, nora.id)).status).toBe(200);
    });

    test("needs a second person with the right if money moved in the last 30 days", async () => {
      const hana = await emptied(portal());
      const [ada, tara] = [
        await portal().admin(["compliance"]),
        await portal().admin(["treasury"]),
      ];
      const requested = await close(ada, hana.id, { reason: "asked by letter" });
      expect(requested).toMatchObject({ status: 202 });
      expect(bodyOf(requested)).not.toHaveProperty("retainedUntil");
      expect((await hana.get("/auth/profile")).status).toBe(200);
      expect((await close(ada, hana.id)).code).toBe("approval_pending");
      const id = requestIn(requested);
      expect((await approve(ada, id)).code).toBe("own_approval_request");
      expect((await approve(tara, id)).code).toBe("role_missing");
      const approved = await approve(await portal().admin(["compliance"]), id);
      expect(approved).toMatchObject({ status: 201, body: { state: "approved" } });
      expect(bodyOf(await ada.get(`/users/${hana.id}`))).toHaveProperty("closedAt");
      expect(bodyOf(await ada.get(`/approval-requests/${id}`))).toMatchObject({
        state: "approved",
      });
    });

    test.each([
      [29, 202],
      [31, 200],
    ])("%i days after money moved returns %i", async (days, status) => {
      const hana = await emptied(portal());
      portal().advance({ days });
      expect((await close(await portal().admin(["compliance"]), hana.id)).status).toBe(status);
    });

    test("ends sessions and revokes tokens, and sign-in says that it is closed only if the password is right", async () => {
      const { hana, token } = await closed(portal());
      for (const caller of [hana, token])
        expect((await caller.get("/auth/profile")).status).toBe(401);
      const signIn = (typed: string) =>
        portal().visitor().post("/auth/login", { email: hana.email, password: typed });
      expect(await signIn(password)).toMatchObject({ status: 403, code: "account_closed" });
      expect((await signIn("wrong password")).code).toBe("wrong_credentials");
      await portal().visitor().post("/auth/forgot-password", { email: hana.email });
      const subjects = subjectsOf(await mailsTo(portal(), hana.email));
      expect(subjects).toContain("Your account was closed");
      expect(subjects).not.toContain("Reset your password");
    });

    test("leaves no session open after a simultaneous sign-in", async () => {
      const [nora, admin] = [await portal().register(), await portal().admin()];
      const enter = () => portal().visitor().post("/auth/login", { email: nora.email, password });
      const [, answer] = await Promise.all([enter(), close(admin, nora.id), enter(), enter()]);
      expect(answer.status).toBe(200);
      const { db } = portal().context.storage;
      const sessions = await db
        .selectFrom("sessions")
        .select("id")
        .where("user_id", "=", nora.id)
        .execute();
      expect(sessions).toEqual([]);
      expect(await currentRights(db, nora.id, undefined)).toMatchObject({
        account_status: "inactive",
      });
    });

    test("returns when the records will be erased, and the status inactive", async () => {
      const { hana, admin } = await closed(portal());
      const at = new Date(portal().context.now());
      const until = new Date(at).setUTCFullYear(at.getUTCFullYear() + 5);
      expect(bodyOf(await admin.get(`/users/${hana.id}`))).toMatchObject({
        accountStatus: "inactive",
        closedAt: at.toISOString(),
        retainedUntil: new Date(until).toISOString(),
      });
      const { body } = await admin.get("/users?closed=true");
      expect(JSON.stringify(body)).toContain(hana.id);
      expect(JSON.stringify((await admin.get("/users?closed=false")).body)).not.toContain(hana.id);
      const exported = await admin.get("/exports/users?closed=true");
      expect(JSON.stringify(exported.body)).toContain(hana.id);
    });

    test("keeps email and username reserved", async () => {
      const { hana, admin } = await closed(portal());
      const { username } = bodyOf(await admin.get(`/users/${hana.id}`));
      const again = (body: object) => portal().register(body);
      await expect(again({ email: hana.email })).rejects.toThrow("email_taken");
      await expect(again({ username: String(username) })).rejects.toThrow("username_taken");
      const invited = { email: hana.email, fullname: "Hana", roles: ["support"] };
      expect((await admin.post("/staff", invited)).code).toBe("customer_email");
    });

    test("keeps money records, decisions, documents and audit entries readable", async () => {
      const { hana, admin, documentUrl } = await closed(portal(), { reason: "asked by letter" });
      const auditor = await portal().admin(["auditor"]);
      const shown = await portal().backend.fetch(
        new Request(`http://localhost${documentUrl}`, {
          headers: { Authorization: `Bearer ${auditor.token}` },
        }),
      );
      expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/png"]);
      const { body } = await auditor.get(`/transactions/all?person=${hana.id}`);
      expect(Object(body).transactions).toHaveLength(2);
      expect(JSON.stringify(body)).toContain(hana.email);
      const { db } = portal().context.storage;
      const lines = await auditIn(db).ofSubject(`user:${hana.id}`);
      const line = lines.find(({ action }) => action === "user.closed");
      expect(line).toMatchObject({ actor_id: admin.id });
      expect(line && (await readAudit(portal().context, line))).toMatchObject({
        before: { accountStatus: "active" },
        after: { accountStatus: "inactive" },
        reason: "asked by letter",
      });
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("leaves no full card number, no way to sign in, and nothing in a queue", async () => {
      const { hana } = await closed(portal());
      const { db } = portal().context.storage;
      const cards = db.selectFrom("cards").select("id").where("user_id", "=", hana.id);
      expect(await cards.execute()).toHaveLength(1);
      const secrets = db.selectFrom("card_secrets").selectAll().where("card_id", "in", cards);
      expect(await secrets.execute()).toEqual([]);
      expect(await queuesIn(db).isWaiting("kyc", hana.id)).toBe(false);
    });
  },
  settings,
);
