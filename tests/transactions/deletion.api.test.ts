// A deleted transaction is reversed first and then gone from every list and call.
import { expect, test } from "vitest";
import { documentsIn } from "~server/features/documents/store";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { rolesAsText, staffRoles } from "~server/kernel/staff-roles";
import { usersIn } from "~server/features/users/store";
import { read } from "../support/people/people";
import {
  TransactionPage,
  TransactionStats,
} from "~server/features/ledger/transaction-total-schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { storedCardSecrets } from "../support/database/stored-card-secrets";

describeEitherEngine("deleting a transaction", (portal) => {
  test.each([
    ["a pending withdrawal releases its hold", "withdrawal", "pending", 100],
    ["a paid withdrawal returns its amount", "withdrawal", "successful", 100],
    ["a posted deposit deducts its amount", "deposit", "successful", 100],
    ["a failed one moves nothing", "withdrawal", "failed", 100],
    ["a pending deposit moves nothing", "deposit", "pending", 100],
  ] as const)("%s", async (_what, type, status, available) => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    const { id } = type === "deposit" ? await hana.deposit("40.00") : await hana.withdraw("40.00");
    if (status !== "pending") await ada.setStatus(id, status);
    const answer = await ada.deleteTransaction(id, { reason: "entered twice" });
    expect(answer).toMatchObject({ status: 200, body: { message: "Transaction deleted" } });
    expect(await hana.wallet()).toMatchObject({
      availableBalance: available,
      totalBalance: available,
      pendingDeposit: 0,
    });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("leaves no trace in any list, call or total", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    const before = read(TransactionStats, await hana.get("/transactions/stats"));
    const { id } = await hana.withdraw("40.00");
    await ada.deleteTransaction(id);
    for (const answer of [
      await hana.get(`/transactions/${id}`),
      await ada.get(`/wallets/admin/transaction/${id}`),
      await ada.decide(id, "approve"),
      await ada.deleteTransaction(id),
    ]) {
      expect(answer).toMatchObject({ status: 404, code: "not_found" });
    }
    for (const path of [
      "/wallets/admin/transactions",
      "/transactions/all",
      "/wallets/admin/transactions/withdrawals",
    ]) {
      expect(
        read(TransactionPage, await ada.get(`${path}?limit=200`)).transactions.map((one) => one.id),
      ).not.toContain(id);
    }
    expect(read(TransactionStats, await hana.get("/transactions/stats"))).toEqual(before);
    expect((await hana.wallet()).transactions.map((one) => one.id)).not.toContain(id);
  });

  test("is refused if the money is spent, and changes nothing", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    const { id } = await hana.deposit("40.00");
    await ada.approve(id);
    await hana.withdraw("120.00");
    expect(await ada.deleteTransaction(id)).toMatchObject({
      status: 409,
      code: "reversal_exceeds_available",
    });
    expect((await hana.transaction(id)).status).toBe("successful");
    expect(await hana.available()).toBe(20);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("erases the card's secrets if its deposit was still pending", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    await nora.saveCard();
    await ada.deleteTransaction((await nora.deposit("10.00")).id);
    const documents = documentsIn(portal().context.storage.db);
    expect(await storedCardSecrets(portal(), nora.id)).toEqual(["number"]);
    expect(await documents.ofUser(nora.id, "card_back")).toEqual([]);
  });

  test("keeps the secrets of a card with another pending deposit", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    await nora.saveCard();
    const { id } = await nora.deposit("10.00");
    await ada.reject(id);
    await nora.saveCard();
    await nora.deposit("20.00");
    await ada.deleteTransaction(id);
    expect(await storedCardSecrets(portal(), nora.id)).toEqual(["cvv", "number"]);
  });

  test("invalidates the receipts: keys of the request are used up, and its draft is gone", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    await hana.saveBank();
    const draft = await hana.draft("bank_withdrawal", "40.00");
    const send = () =>
      hana.post("/wallets/withdrawal/request", { amount: "30.00" }, { key: "ask-once" });
    expect((await send()).status).toBe(201);
    expect((await hana.confirmDraft(draft.id)).status).toBe(201);
    const [row, sent] = await transactionsIn(portal().context.storage.db).list(
      { userId: hana.id, type: "withdrawal" },
      { limit: 2, offset: 0 },
    );
    const approve = () =>
      ada.patch(`/wallets/admin/transaction/${row?.id}/approve`, {}, { key: "approve-once" });
    expect((await approve()).status).toBe(200);
    await ada.deleteTransaction(row?.id ?? "");
    await ada.deleteTransaction(sent?.id ?? "");
    expect((await hana.get(`/drafts/${draft.id}`)).status).toBe(404);
    expect((await hana.confirmDraft(draft.id)).status).toBe(404);
    expect(await send()).toMatchObject({ status: 409, code: "key_reused" });
    expect(await approve()).toMatchObject({ status: 409, code: "key_reused" });
    expect(await hana.available()).toBe(100);
  });

  test("is for an administrator, about another user's, with the version they saw", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    const { id, version } = await hana.withdraw("40.00");
    expect((await hana.delete(`/transactions/${id}`, {})).status).toBe(403);
    await hana.patch(`/transactions/${id}`, { description: "rent" });
    expect(await ada.deleteTransaction(id, { version })).toMatchObject({
      status: 409,
      code: "changed_by_someone_else",
    });
    await usersIn(portal().context.storage.db).update(hana.id, {
      role: "admin",
      staff_roles: rolesAsText(staffRoles),
    });
    expect(await hana.delete(`/transactions/${id}`, {})).toMatchObject({
      status: 403,
      code: "own_transaction",
    });
    expect((await hana.transaction(id)).status).toBe("pending");
  });
});
