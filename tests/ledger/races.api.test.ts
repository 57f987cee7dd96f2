// Many at once: the same money goes once, whatever the order of arrival.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { transactionsIn } from "../../server/features/ledger/transaction-store";
import { walletsIn } from "../../server/features/ledger/wallet-store";
import { markSent } from "../support/people/payouts";
import { describeEachEngine } from "../support/portal/engine-suites";

describeEachEngine("a hundred withdrawals of the whole balance", (portal) => {
  test("one succeeds, ninety-nine read 'Insufficient balance'", async () => {
    const hana = await portal().customerWith("500.00");
    await hana.saveBank();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        hana.post("/wallets/withdrawal/request", { amount: "500.00" }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ code, message }) => `${code}: ${message}`))).toEqual(
      new Set(["insufficient_funds: Insufficient balance"]),
    );
    expect(await hana.wallet()).toMatchObject({
      availableBalance: 0,
      pendingWithdrawal: 500,
      totalBalance: 500,
    });
    expect(await portal().ledgerFaults()).toEqual([]);
  });
});

describeEachEngine("fifty posts with one key", (portal) => {
  test("have one effect, and all get the same answer", async () => {
    const hana = await portal().customerWith("500.00");
    await hana.saveBank();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        hana.post("/wallets/withdrawal/request", { amount: "10.00" }, { key }),
      ),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await hana.available()).toBe(490);
  });

  test("and the same key with other input is refused", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const key = randomUUID();
    await hana.post("/wallets/withdrawal/request", { amount: "10.00" }, { key });
    const other = await hana.post("/wallets/withdrawal/request", { amount: "11.00" }, { key });
    expect(other).toMatchObject({ status: 409, code: "key_reused" });
    expect(await hana.available()).toBe(90);
  });

  test("and a refusal stores nothing, so the key can still be used", async () => {
    const hana = await portal().customerWith("100.00");
    const key = randomUUID();
    expect(
      (await hana.post("/wallets/withdrawal/request", { amount: "10.00" }, { key })).code,
    ).toBe("no_bank_details");
    await hana.saveBank();
    expect(
      (await hana.post("/wallets/withdrawal/request", { amount: "10.00" }, { key })).status,
    ).toBe(201);
  });
});

describeEachEngine("two administrators at once", (portal) => {
  test("one decision is made, the other gets the message that it is no longer pending", async () => {
    const hana = await portal().customerWith("300.00");
    const { id } = await hana.withdraw("100.00");
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    const answers = await Promise.all([ada.decide(id, "approve"), ben.decide(id, "reject")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe("not_pending");
    expect([200, 300]).toContain((await hana.wallet()).totalBalance);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("a form loaded before someone else's decision is refused with a message", async () => {
    const hana = await portal().customerWith("300.00");
    const { id, version } = await hana.withdraw("100.00");
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    await ada.approve(id);
    await ada.setStatus(id, "pending");
    const stale = await ben.decide(id, "approve", { version });
    expect(stale).toMatchObject({ status: 409, code: "changed_by_someone_else" });
    expect((await hana.transaction(id)).status).toBe("pending");
  });
});

describeEachEngine("withdrawals beside everything that administrators do", (portal) => {
  test("an edit, a rejection and a deletion leave the ledger balanced and nothing below zero", async () => {
    const hana = await portal().customerWith("500.00");
    const [ada, ben, cleo] = [
      await portal().admin(),
      await portal().admin(),
      await portal().admin(),
    ];
    const [rejected, deleted] = [await hana.withdraw("50.00"), await hana.withdraw("60.00")];
    const withdrawals = Array.from({ length: 100 }, () =>
      hana.post("/wallets/withdrawal/request", { amount: "70.00" }),
    );
    const others = [
      ada.editWallet(hana.id, { availableBalance: "200.00" }),
      ben.decide(rejected.id, "reject"),
      cleo.deleteTransaction(deleted.id),
      ada.editWallet(hana.id, { bonusBalance: "5.00" }),
    ];
    const answers = await Promise.all(withdrawals);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const held = answers.filter(({ status }) => status === 201).length;
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ code }) => code))).toEqual(
      new Set(["insufficient_funds"]),
    );
    expect(await hana.wallet()).toMatchObject({ pendingWithdrawal: 70 * held, bonusBalance: 5 });
    expect(await hana.available()).toBeGreaterThanOrEqual(0);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("a closure leaves nothing pending and nothing in the wallet", async () => {
    const hana = await portal().customerWith("500.00");
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    const { id } = await hana.withdraw("50.00");
    const requests = () => [
      hana.post("/wallets/top-up", { amount: "5.00" }),
      hana.post("/wallets/withdrawal/request", { amount: "5.00" }),
    ];
    const acts = [
      ...requests(),
      ben.decide(id, "approve"),
      ada.closeWallet(hana.id, { confirmed: true }),
    ];
    const answers = await Promise.all(Array.from({ length: 15 }, requests).flat());
    const closing = (await Promise.all(acts)).at(-1);
    if (closing?.status !== 200) {
      // The approval came first: its payout has to arrive before the wallet closes.
      expect(closing).toMatchObject({ status: 409, code: "payout_open" });
      await markSent(ada, id);
      await ada.post(`/payouts/${id}/arrival`);
      expect((await ada.closeWallet(hana.id, { confirmed: true })).status).toBe(200);
    }
    // A caller who saw the open wallet may find it empty a moment later.
    expect(
      answers.filter(
        ({ status, code }) => status !== 201 && !["no_wallet", "insufficient_funds"].includes(code),
      ),
    ).toEqual([]);
    const { storage } = portal().context;
    expect(
      await transactionsIn(storage.db).list(
        { userId: hana.id, status: "pending" },
        { limit: 100, offset: 0 },
      ),
    ).toEqual([]);
    await ada.createWallet(hana.id);
    expect(await hana.wallet()).toMatchObject({ totalBalance: 0, pendingDeposit: 0 });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("a caller who reads a wallet while it is closed finds none", async () => {
    const nora = await portal().register();
    const { storage } = portal().context;
    const asked = await storage.transaction(async (db) => {
      expect(await walletsIn(db).setClosed(nora.id, 1, 1)).toBe(true);
      return { later: storage.transaction((other) => walletsIn(other).ofUserLocked(nora.id)) };
    });
    expect(await asked.later).toBeUndefined();
  });

  test("of two edits of one form one is saved, and the other gets a message", async () => {
    const hana = await portal().customerWith("500.00");
    const admins = [await portal().admin(), await portal().admin()];
    const { version } = await hana.wallet();
    const answers = await Promise.all(
      admins.map((admin, index) =>
        admin.editWallet(hana.id, { availableBalance: 100 + index, version }),
      ),
    );
    expect(answers.map(({ status, code }) => `${status} ${code}`).sort()).toEqual([
      "200 ",
      "409 changed_by_someone_else",
    ]);
    expect(await portal().ledgerFaults()).toEqual([]);
  });
});
