// Deleting a person while something else happens: refusals, repeats, and what they are about to commit.
import { expect, test } from "vitest";
import { currentRights } from "~server/http/command";
import { usersIn } from "../../server/features/users/store";
import { bankDetailsIn } from "../../server/features/withdrawals/bank-details-store";
import { transactionsIn } from "../../server/features/ledger/transaction-store";
import { markSent } from "../support/people/payouts";
import { describeEachEngine } from "../support/portal/engine-suites";
import type { Administrator } from "../support/people/people";
import { decryptedValues, locationsOf } from "../support/database/stored-text";
import { minorBalances } from "../support/database/minor-balances";

const erase = (admin: Administrator, id: string, body: object = { confirmed: true }) =>
  admin.delete(`/users/${id}`, body);

describeEachEngine("deleting", (portal) => {
  test("a user with money is refused to a caller who asks to be, and changes nothing before that", async () => {
    const hana = await portal().customerWith("50.00");
    const admin = await portal().admin();
    expect(await erase(admin, hana.id, { confirmed: false })).toMatchObject({
      status: 409,
      code: "wallet_has_money",
    });
    expect(await hana.available()).toBe(50);
    expect(
      await erase(admin, hana.id, { confirmed: true, reason: "asked by letter of 3 May" }),
    ).toMatchObject({ status: 200 });
  });

  test("is refused for a stale form, to customers, and for staff", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    expect((await nora.delete(`/users/${nora.id}`, {})).status).toBe(403);
    expect(await erase(ada, nora.id, { version: 99 })).toMatchObject({
      status: 409,
      code: "changed_by_someone_else",
    });
    expect(await erase(ada, ada.id, {})).toMatchObject({ status: 409, code: "staff_stay" });
    expect((await ada.get("/auth/profile")).status).toBe(200);
  });

  test("twice with one key has one effect; an administrator's earlier key returns nothing about the user anymore", async () => {
    const [hana, admin] = [await portal().customerWith("50.00"), await portal().admin()];
    const { id } = await hana.withdraw("10.00");
    const approve = () =>
      admin.patch(`/wallets/admin/transaction/${id}/approve`, {}, { key: "approve-once" });
    expect(JSON.stringify((await approve()).body)).toContain(hana.email);
    await markSent(admin, id);
    await admin.post(`/payouts/${id}/arrival`);
    const remove = () =>
      admin.delete(`/users/${hana.id}`, { confirmed: true }, { key: "delete-once" });
    expect([(await remove()).body, (await remove()).body]).toEqual([
      { message: "User deleted" },
      { message: "User deleted" },
    ]);
    expect(await approve()).toMatchObject({ status: 409, code: "key_reused" });
  });

  test("waits for what the user is about to commit, and erases that as well", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    let deletion: ReturnType<typeof erase> | undefined;
    await portal().context.storage.transaction(async (db) => {
      expect(await currentRights(db, nora.id, undefined)).toBeDefined();
      deletion = erase(admin, nora.id);
      for (let turn = 0; turn < 100; turn += 1) await usersIn(db).byId(admin.id);
      await bankDetailsIn(db).save({
        user_id: nora.id,
        region: "OTHERS",
        sealed: "just now",
        usable_from: null,
        added_at: 1,
        updated_at: 1,
      });
    });
    expect(await deletion).toMatchObject({ status: 200 });
    expect(await bankDetailsIn(portal().context.storage.db).ofUser(nora.id)).toBeUndefined();
  });

  test.each(["withdrawal", "deposit", "decision", "new address", "new bank"] as const)(
    "during a simultaneous %s leaves neither money nor personal data",
    async (moment) => {
      const [hana, ada, ben] = [
        await portal().customerWith("100.00"),
        await portal().admin(),
        await portal().admin(),
      ];
      await hana.saveBank();
      const { id } = await hana.deposit("40.00");
      const other = {
        withdrawal: () =>
          hana.post("/wallets/withdrawal/request", {
            amount: "10.00",
            description: "at the same moment",
          }),
        deposit: () =>
          hana.post("/wallets/top-up", {
            amount: "10.00",
            paymentMethod: "card",
            description: "at the same moment",
          }),
        "new address": () =>
          hana.patch("/users/profile", { address: { street: "at the same moment" } }),
        "new bank": () =>
          hana.post("/wallets/bank-details/add", {
            region: "OTHERS",
            description: "at the same moment",
          }),
        decision: () => ben.decide(id, "approve", { reason: "at the same moment" }),
      }[moment];
      const answers = await Promise.all([other(), other(), erase(ada, hana.id), other(), other()]);
      expect(answers[2]).toMatchObject({ status: 200 });
      for (const { status } of answers) expect([200, 201, 401, 404, 409, 422]).toContain(status);
      const { db } = portal().context.storage;
      const transactions = transactionsIn(db);
      const rows = await transactions.list({ userId: hana.id }, { limit: 50, offset: 0 });
      expect(
        rows.filter(
          ({ status, description, reason }) =>
            status === "pending" || description !== null || reason !== null,
        ),
      ).toEqual([]);
      expect(
        Object.values(
          await minorBalances(db, rows[0] && { id: rows[0].wallet_id, currency: rows[0].currency }),
        ).every((balance) => balance === 0n),
      ).toBe(true);
      expect(await locationsOf(portal(), "at the same moment")).toEqual([]);
      expect((await decryptedValues(portal())).join()).not.toContain("at the same moment");
      expect(await portal().ledgerFaults()).toEqual([]);
    },
  );
});
