// Customers close their own account: with the password and code, and with nothing left in it.
import { expect, test } from "vitest";
import { z } from "zod";
import { readAudit } from "~server/features/audit/read-audit";
import { auditIn } from "~server/features/audit/store";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { PersonalData } from "~server/features/personal-data/schemas";
import { usersIn } from "~server/features/users/store";
import { bodyOf, emptied, settings } from "../support/people/closed-accounts";
import { markSent } from "../support/people/payouts";
import { password, read, type Customer } from "../support/people/people";
import { enrol } from "../support/people/second-factor";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { actAsPayer, payByCrypto, paymentOf } from "../support/stubs/crypto-gateway";
import { mailsTo, subjectsOf } from "../support/stubs/mailbox";

const TransactionStatus = z.object({ status: z.string() });

const path = "/users/profile/closing";
const close = async (customer: Customer) => {
  await customer.confirm();
  return customer.post(path);
};

describeEitherEngine(
  "closing one's own account",
  (portal) => {
    test("takes the password, and the code where two-factor authentication is on", async () => {
      const nora = await portal().register();
      expect((await nora.post(path)).code).toBe("password_needed");
      const factor = await enrol(portal(), nora);
      portal().advance({ minutes: 6 });
      await nora.post("/auth/confirm-password", { password });
      expect((await nora.post(path)).code).toBe("password_needed");
      await nora.post("/auth/confirm-password", { password, code: factor.nextCode() });
      expect((await nora.post(path)).status).toBe(200);
    });

    test("ends sessions, keeps the records until the retention ends, and is mailed and audited", async () => {
      const hana = await emptied(portal());
      const at = new Date(portal().context.now());
      const until = new Date(new Date(at).setUTCFullYear(at.getUTCFullYear() + 5)).toISOString();
      expect(await close(hana)).toMatchObject({
        status: 200,
        body: { message: "Your account is closed", retainedUntil: until },
      });
      expect((await hana.get("/auth/profile")).status).toBe(401);
      expect(
        await portal().visitor().post("/auth/login", { email: hana.email, password }),
      ).toMatchObject({ status: 403, code: "account_closed" });
      const admin = await portal().admin();
      expect(bodyOf(await admin.get(`/users/${hana.id}`))).toMatchObject({
        accountStatus: "inactive",
        closedAt: at.toISOString(),
        retainedUntil: until,
      });
      const { context } = portal();
      const row = (await auditIn(context.storage.db).concerning(hana.id)).find(
        ({ action }) => action === "user.closed",
      );
      expect(row?.actor_id).toBe(hana.id);
      if (row)
        expect((await readAudit(context, row)).reason).toBe(
          "The customer closed their own account.",
        );
      expect(subjectsOf(await mailsTo(portal(), hana.email))).toContain("Your account was closed");
    });

    test("is refused while the wallet has money in it, available or not", async () => {
      const [rich, admin] = [await portal().customerWith("50.00"), await portal().admin()];
      const refused = await close(rich);
      expect(refused).toMatchObject({ status: 409, code: "own_money_left" });
      expect(refused.message).toContain("$50.00");
      const withdrawing = await portal().customerWith("50.00");
      await withdrawing.withdraw("50.00");
      expect((await close(withdrawing)).code).toBe("own_money_left");
      const bonus = await portal().registerVerified();
      await admin.editWallet(bonus.id, { bonusBalance: "0.01" });
      expect((await close(bonus)).message).toContain("$0.01");
      for (const customer of [rich, withdrawing, bonus])
        expect((await customer.get("/auth/profile")).status).toBe(200);
    });

    test("is refused until each payout has arrived", async () => {
      const [hana, admin] = [await portal().customerWith("50.00"), await portal().admin()];
      const { id } = await hana.withdraw("50.00");
      await admin.approve(id);
      expect((await close(hana)).code).toBe("own_payout_open");
      await markSent(admin, id);
      expect((await close(hana)).code).toBe("own_payout_open");
      await admin.post(`/payouts/${id}/arrival`);
      expect((await close(hana)).status).toBe(200);
    });

    test("is refused while coins that arrived aren't credited; otherwise pending deposits are canceled", async () => {
      const [paid, unpaid] = [await portal().registerVerified(), await portal().registerVerified()];
      const payment = await payByCrypto(paid);
      await actAsPayer(portal(), payment, "pay_half");
      await paymentOf(paid, payment);
      expect((await close(paid)).code).toBe("own_coins_received");
      await unpaid.saveCard();
      await unpaid.deposit("10.00");
      await payByCrypto(unpaid);
      expect((await close(unpaid)).status).toBe(200);
      const { db } = portal().context.storage;
      const states = (await transactionsIn(db).all(unpaid.id)).map(({ status }) => status);
      expect(states).toEqual(["failed", "failed"]);
    });

    test("is refused while staff block payouts, but not because of the customer's own stop", async () => {
      const [blocked, frozen] = [await portal().register(), await portal().register()];
      const admin = await portal().admin();
      const until = new Date(portal().context.now() + 86_400_000).toISOString();
      await admin.post(`/users/${blocked.id}/payout-block`, { until, reason: "A report" });
      expect((await close(blocked)).code).toBe("closing_blocked");
      await frozen.post("/users/profile/payout-freeze");
      expect((await close(frozen)).status).toBe(200);
    });

    test("is refused to staff, whatever their roles, and to API tokens", async () => {
      for (const roles of [["owner"], ["support"], ["compliance", "treasury"]] as const) {
        const admin = await portal().admin([...roles]);
        await admin.confirm();
        expect((await admin.post(path)).code).toBe("staff_stay");
      }
    });
  },
  settings,
);

describeEitherEngine("closing one's own account in a demo", (portal) => {
  test("erases the personal data", async () => {
    const nora = await portal().register();
    await nora.handInDocument();
    expect(await close(nora)).toMatchObject({
      status: 200,
      body: { message: "Your account is closed and your data is erased" },
    });
    const { db } = portal().context.storage;
    expect(await usersIn(db).byEmail(nora.email)).toBeUndefined();
    expect(await db.selectFrom("documents").selectAll().execute()).toEqual([]);
    expect(
      (await portal().visitor().post("/auth/login", { email: nora.email, password })).code,
    ).toBe("wrong_credentials");
  });
});

describeEitherEngine(
  "closing one's own account beside everything else",
  (portal) => {
    test("never loses money that arrives at the same moment", async () => {
      const admin = await portal().admin();
      for (let round = 0; round < 8; round += 1) {
        const hana = await portal().registerVerified();
        await hana.saveCard();
        const { id } = await hana.deposit("10.00");
        await hana.confirm();
        const [closed] = await Promise.all([hana.post(path), admin.decide(id, "approve")]);
        const { status } = read(TransactionStatus, await admin.get(`/transactions/${id}`));
        expect([closed.status, status]).toEqual(
          closed.status === 200 ? [200, "failed"] : [409, "successful"],
        );
      }
    });

    test("happens once, however often it is sent", async () => {
      const nora = await portal().register();
      await nora.confirm();
      const answers = await Promise.all([1, 2, 3, 4].map(() => nora.post(path)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const rows = await auditIn(portal().context.storage.db).concerning(nora.id);
      expect(rows.filter(({ action }) => action === "user.closed")).toHaveLength(1);
    });
  },
  settings,
);

describeEitherEngine("the accepted terms", (portal) => {
  test("are part of the user's data, with version and time", async () => {
    const at = new Date(portal().context.now()).toISOString();
    const nora = await portal().register();
    await nora.confirm();
    const { acceptances } = read(PersonalData, await nora.get("/users/profile/data"));
    expect(acceptances).toEqual([
      { text: "terms", version: "2026-11", acceptedAt: at },
      { text: "risk_warning", version: "2026-11", acceptedAt: at },
    ]);
  });
});
