// What a customer may edit of a transaction: the description always, the amount while pending, the
// status only to cancel.
import { expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { AuditLines } from "../../server/features/audit-log/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { cardForm } from "../support/inputs/inputs";
import { read } from "../support/people/people";

describeEitherEngine("editing a transaction", (portal) => {
  test("moves the hold with the amount, and is refused if the funds are short", async () => {
    const hana = await portal().customerWith("100.00");
    const { id } = await hana.withdraw("40.00");
    await hana.patch(`/transactions/${id}`, { amount: "60.00", description: "more" });
    expect(await hana.wallet()).toMatchObject({ availableBalance: 40, pendingWithdrawal: 60 });
    expect(await hana.patch(`/transactions/${id}`, { amount: "100.01" })).toMatchObject({
      status: 422,
      errors: { amount: ["Insufficient balance"] },
    });
    expect(await hana.transaction(id)).toMatchObject({ amount: 60, description: "more" });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("records who changed what, once for each change", async () => {
    const [hana, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    const { id } = await hana.withdraw("40.00");
    await hana.patch(`/transactions/${id}`, { amount: "60.00" });
    await hana.patch(`/transactions/${id}`, { amount: "60.00" });
    portal().advance({ minutes: 1 });
    await admin.patch(`/transactions/${id}`, { amount: "50.00", description: "as agreed" });
    const { lines } = read(
      AuditLines,
      await admin.get(`/audit?about=${hana.id}&action=transaction.edited&limit=50`),
    );
    const amounts = lines.map(({ by, record, changes }) => [
      by.id,
      record.id,
      changes.find(({ field }) => field === "amount"),
    ]);
    expect(amounts).toEqual([
      [admin.id, id, { field: "amount", before: "60.00", after: "50.00" }],
      [hana.id, id, { field: "amount", before: "40.00", after: "60.00" }],
    ]);
  });

  test("that changes nothing keeps the version", async () => {
    const hana = await portal().customerWith("100.00");
    const { id, version } = await hana.withdraw("40.00");
    const answer = await hana.patch(`/transactions/${id}`, {
      amount: "40.00",
      status: "pending",
      description: "",
    });
    expect(answer.body).toMatchObject({ version });
  });

  test("removes a description by null, and a second time changes nothing", async () => {
    const hana = await portal().customerWith("100.00");
    const { id } = await hana.withdraw("40.00");
    const described = await hana.patch(`/transactions/${id}`, { description: "for the roof" });
    const removed = await hana.patch(`/transactions/${id}`, { description: null });
    expect(removed.body).toMatchObject({ version: Number(Object(described.body).version) + 1 });
    expect(Object.keys(Object(removed.body))).not.toContain("description");
    const again = await hana.patch(`/transactions/${id}`, { description: null });
    expect(again.body).toMatchObject({ version: Object(removed.body).version });
  });

  test("does not let customers pay themselves", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    const { id } = await nora.deposit("40.00");
    for (const change of [
      () => nora.patch(`/transactions/${id}`, { status: "successful" }),
      () => nora.patch(`/transactions/${id}/status`, { status: "successful" }),
    ]) {
      expect(await change()).toMatchObject({
        status: 403,
        code: "status_change_refused",
        errors: { status: [expect.any(String)] },
      });
    }
    expect(await nora.available()).toBe(0);
  });

  test("a decided amount is locked, its description is not", async () => {
    const hana = await portal().customerWith("100.00");
    const { id } = await hana.withdraw("40.00");
    await (await portal().admin()).approve(id);
    expect(await hana.patch(`/transactions/${id}`, { amount: "50.00" })).toMatchObject({
      status: 403,
      errors: { amount: ["The amount can no longer be changed."] },
    });
    expect(
      (
        await hana.patch(`/transactions/${id}`, {
          amount: "40.00",
          status: "successful",
          description: "for the roof",
        })
      ).status,
    ).toBe(200);
    expect(await hana.transaction(id)).toMatchObject({
      description: "for the roof",
      status: "successful",
    });
  });

  test("cancelling gives the money back, once", async () => {
    const hana = await portal().customerWith("100.00");
    const { id } = await hana.withdraw("40.00");
    expect((await hana.patch(`/transactions/${id}/status`, { status: "failed" })).status).toBe(200);
    expect((await hana.patch(`/transactions/${id}/status`, { status: "failed" })).status).toBe(403);
    expect(await hana.wallet()).toMatchObject({ availableBalance: 100, pendingWithdrawal: 0 });
  });

  test("an administrator does not decide about their own money", async () => {
    const ada = await portal().admin();
    await ada.post("/wallets/card/add", cardForm());
    const answer = await ada.post("/wallets/top-up", { amount: "40.00", paymentMethod: "card" });
    expect(answer.status).toBe(201);
    const list = await ada.get("/transactions");
    expect(list.body).toMatchObject({ total: 1, totalAmount: 40 });
    const id = String(Object(list.body).transactions[0].id);
    expect(await ada.decide(id, "approve")).toMatchObject({ status: 403, code: "own_transaction" });
  });

  test("an account that is not active moves no money", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const { id } = await hana.withdraw("10.00");
    await usersIn(portal().context.storage.db).update(hana.id, { account_status: "inactive" });
    expect((await hana.post("/wallets/withdrawal/request", { amount: "1.00" })).code).toBe(
      "account_may_not_move_money",
    );
    expect((await hana.patch(`/transactions/${id}`, { amount: "11.00" })).code).toBe(
      "account_may_not_move_money",
    );
    expect(await hana.available()).toBe(90);
  });
});
