// Many at once: the same money goes once, whatever the order of arrival.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { describeEachEngine } from "../support/backend";

describeEachEngine("a hundred withdrawals of the whole balance", (portal) => {
  test("one succeeds, ninety-nine read 'Insufficient balance'", async () => {
    const hana = await portal().customerWith("500.00");
    await hana.saveBank();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => hana.post("/wallets/withdrawal/request", { amount: "500.00" })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ code, message }) => `${code}: ${message}`))).toEqual(new Set(["insufficient_funds: Insufficient balance"]));
    expect(await hana.wallet()).toMatchObject({ availableBalance: 0, pendingWithdrawal: 500, totalBalance: 500 });
    expect(await portal().ledgerFaults()).toEqual([]);
  });
});

describeEachEngine("fifty posts with one key", (portal) => {
  test("have one effect, and all get the same answer", async () => {
    const hana = await portal().customerWith("500.00");
    await hana.saveBank();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => hana.post("/wallets/withdrawal/request", { amount: "10.00" }, { key })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await hana.available()).toBe(490);
  });

  test("the same key with other input is refused", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const key = randomUUID();
    await hana.post("/wallets/withdrawal/request", { amount: "10.00" }, { key });
    const other = await hana.post("/wallets/withdrawal/request", { amount: "11.00" }, { key });
    expect(other).toMatchObject({ status: 409, code: "key_reused" });
    expect(await hana.available()).toBe(90);
  });

  test("a refusal keeps nothing, so the key can still be used", async () => {
    const hana = await portal().customerWith("100.00");
    const key = randomUUID();
    expect((await hana.post("/wallets/withdrawal/request", { amount: "10.00" }, { key })).code).toBe("no_bank_details");
    await hana.saveBank();
    expect((await hana.post("/wallets/withdrawal/request", { amount: "10.00" }, { key })).status).toBe(201);
  });
});

describeEachEngine("two administrators at once", (portal) => {
  test("one decision counts, the other hears that it is no longer pending", async () => {
    const hana = await portal().customerWith("300.00");
    const { id } = await hana.withdraw("100.00");
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    const answers = await Promise.all([ada.decide(id, "approve"), ben.decide(id, "reject")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe("not_pending");
    expect([200, 300]).toContain((await hana.wallet()).totalBalance);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("a form loaded before somebody else decided is told so", async () => {
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
