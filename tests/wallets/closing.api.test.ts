// Closing a wallet, and opening it again.
import { expect, test } from "vitest";
import { documentsIn } from "../../server/features/documents/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { approvedWithdrawal, markReturned, markSent } from "../support/people/payouts";
import { storedCardSecrets } from "../support/database/stored-card-secrets";

describeEitherEngine("closing a wallet", (portal) => {
  test("is refused if there is money in it and the caller says so", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    await hana.withdraw("100.00");
    const refused = await ada.closeWallet(hana.id, { confirmed: false });
    expect(refused).toMatchObject({
      status: 409,
      code: "wallet_has_money",
      message: expect.stringContaining("$100.00"),
    });
    expect(await hana.wallet()).toMatchObject({ pendingWithdrawal: 100, version: 3 });
    expect(await ada.closeWallet(hana.id)).toMatchObject({
      status: 200,
      body: { message: "Wallet deleted" },
    });
    expect(await hana.get("/wallets/my-wallet")).toMatchObject({ status: 404, code: "no_wallet" });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("cancels what is pending and erases the card's secrets", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    await nora.saveCard();
    const { id } = await nora.deposit("10.00");
    expect((await ada.closeWallet(nora.id)).status).toBe(200);
    expect(await nora.transaction(id)).toMatchObject({
      status: "failed",
      reason: "The wallet was deleted.",
    });
    const documents = documentsIn(portal().context.storage.db);
    expect(await storedCardSecrets(portal(), nora.id)).toEqual(["number"]);
    expect(await documents.ofUser(nora.id, "card_back")).toEqual([]);
  });

  test("is refused while a payout is still to be sent or on its way", async () => {
    const ada = await portal().admin();
    const { customer, id } = await approvedWithdrawal(portal(), ada);
    const ways = [
      () => ada.closeWallet(customer.id, { confirmed: true }),
      () => ada.delete(`/users/${customer.id}`, { confirmed: true }),
    ];
    const answers = async () => Promise.all(ways.map(async (close) => (await close()).code));
    expect(await answers()).toEqual(["payout_open", "payout_open"]);
    await markSent(ada, id);
    expect(await answers()).toEqual(["payout_open", "payout_open"]);
    expect(await customer.available()).toBe(60);
    await markReturned(ada, id);
    expect((await ada.delete(`/users/${customer.id}`, { confirmed: true })).status).toBe(200);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("leaves nothing that could move, and no way to move it", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    await hana.saveBank();
    const { id } = await hana.withdraw("30.00");
    await ada.approve(id);
    await markSent(ada, id);
    await ada.post(`/payouts/${id}/arrival`);
    await ada.closeWallet(hana.id, { confirmed: true });
    for (const status of ["failed", "pending"])
      expect(await ada.setStatus(id, status)).toMatchObject({ status: 409, code: "wallet_closed" });
    expect(await ada.deleteTransaction(id)).toMatchObject({ status: 409, code: "payout_sent" });
    expect(
      (await hana.patch(`/transactions/${id}`, { description: "for the records" })).status,
    ).toBe(200);
    for (const [path, body] of [
      ["/wallets/top-up", { amount: 1 }],
      ["/wallets/withdrawal/request", { amount: 1 }],
      ["/drafts", { kind: "bank_withdrawal", amount: 1 }],
    ] as const) {
      expect(await hana.post(path, body)).toMatchObject({ status: 404, code: "no_wallet" });
    }
    expect(await ada.get(`/wallets/admin/user/${hana.id}`)).toMatchObject({
      status: 404,
      message: "This user doesn't have a wallet.",
    });
    expect(await ada.closeWallet(hana.id, { confirmed: true })).toMatchObject({
      status: 404,
      code: "wallet_missing",
    });
    expect(await ada.editWallet(hana.id, { bonusBalance: 5 })).toMatchObject({
      status: 404,
      code: "wallet_missing",
    });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("can be undone: the wallet comes back, empty", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    const { id } = await hana.wallet();
    expect(await ada.createWallet(hana.id)).toMatchObject({
      status: 409,
      message: "This user already has a wallet.",
    });
    await ada.closeWallet(hana.id, { confirmed: true });
    expect(await ada.createWallet(hana.id)).toMatchObject({
      status: 201,
      body: { id, totalBalance: 0, availableBalance: 0 },
    });
    await ada.credit(hana.id, "7.00");
    expect(await hana.available()).toBe(7);
    expect(await ada.createWallet("nobody")).toMatchObject({ status: 404, code: "not_found" });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("of a form loaded before a change, or of the administrator's own wallet, is refused", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    const { version } = await ada.walletOf(hana.id);
    await hana.withdraw("5.00");
    expect(await ada.closeWallet(hana.id, { version, confirmed: true })).toMatchObject({
      status: 409,
      code: "changed_by_someone_else",
    });
    const own = { status: 403, code: "own_wallet" };
    expect(await ada.closeWallet(ada.id)).toMatchObject(own);
    expect(await ada.post(`/wallets/admin/create/${ada.id}`, {})).toMatchObject(own);
    expect(await hana.available()).toBe(95);
  });

  test("of two who open it again at the same time creates one wallet", async () => {
    const [hana, ada] = [await portal().register(), await portal().admin()];
    await ada.closeWallet(hana.id);
    const answers = await Promise.all([ada.createWallet(hana.id), ada.createWallet(hana.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
