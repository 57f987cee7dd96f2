// The flags of a transaction and of a bulk action, and who sees them.
import { expect, test } from "vitest";
import { BulkActionFlags } from "~server/features/evidence/schemas";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import { BulkAction } from "~server/features/approvals/bulk-schemas";
import { Note } from "~server/features/notes/schemas";
import { usersIn } from "~server/features/users/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { bitcoinAddress } from "../support/inputs/inputs";
import { type Administrator, read } from "../support/people/people";
import { evidenceOf, signInBothLater } from "../support/people/evidence";
import { addBank, familyAccount, holidayFlat, withdrawTo } from "../support/people/payees";
import { tokenOf } from "../support/api/api-token-of";

const messagesOf = async (admin: Administrator, id: string) =>
  (await evidenceOf(admin, id)).flags.map(({ message }) => message);

describeEitherEngine("the evidence about a transaction", (portal) => {
  test("flags a new address, a larger amount, requests in a row, and a doubtful account", async () => {
    const people = [await portal().customerWith("500.00"), await portal().admin()] as const;
    const [hana, admin] = await signInBothLater(portal(), people, 1);
    await hana.confirm();
    const toBitcoin = async (amount: string) =>
      read(
        TransactionResponse,
        await hana.post("/wallets/withdraw", {
          amount,
          paymentMethod: "crypto_payment",
          walletAddress: bitcoinAddress,
        }),
      ).transaction.id;
    const [first, second, third] = [
      await toBitcoin("5.00"),
      (portal().advance({ minutes: 1 }), await toBitcoin("6.00")),
      (portal().advance({ minutes: 1 }), await toBitcoin("6.00")),
    ];
    await usersIn(portal().context.storage.db).update(hana.id, {
      account_status: "suspended",
      email_verified_at: null,
    });
    const [suspended, unproven] = [
      ["Account is suspended", "Identity not approved: not submitted"],
      "Email not confirmed",
    ];
    expect(await messagesOf(admin, first)).toEqual([
      "First withdrawal to this address",
      ...suspended,
      "First withdrawal",
      unproven,
    ]);
    expect(await messagesOf(admin, second)).toEqual([
      ...suspended,
      "Larger than any earlier withdrawal (largest: $5.00)",
      unproven,
    ]);
    expect(await messagesOf(admin, third)).toEqual([
      ...suspended,
      "3 requests within an hour",
      unproven,
    ]);
    expect((await evidenceOf(admin, third)).source).toMatchObject({
      kind: "crypto_address",
      masked: expect.stringMatching(/^BTC 1A1zP1…DivfNa$/),
    });
  });

  test("has the times of the payee that is paid, whatever happened to the default account", async () => {
    const people = [await portal().customerWith("500.00"), await portal().admin()] as const;
    await people[0].saveBank();
    const old = await addBank(people[0], holidayFlat);
    const [hana, admin] = await signInBothLater(portal(), people, 2);
    const added = await addBank(hana, familyAccount);
    const to = async (payeeId?: string) =>
      read(TransactionResponse, await withdrawTo(hana, { payeeId })).transaction.id;
    portal().advance({ minutes: 3 });
    const [byDefault, toOld, toAdded] = [await to(), await to(old.id), await to(added.id)];
    portal().advance({ minutes: 1 });
    await hana.confirm();
    await hana.post(`/wallets/payees/${added.id}/default`);
    const changes = async (id: string) =>
      (await evidenceOf(admin, id)).flags
        .filter(({ code }) => code.startsWith("destination"))
        .map(({ message }) => message);
    const isNew = "Bank details saved 3 minutes before the request";
    const all = () => Promise.all([byDefault, toOld, toAdded].map(changes));
    expect(await all()).toEqual([[], [], [isNew]]);
    await admin.setStatus(toAdded, "failed");
    await hana.post(`/wallets/payees/${old.id}/default`);
    await hana.delete(`/wallets/payees/${added.id}`);
    const isGone = "Bank account removed or replaced since the request";
    expect(await all()).toEqual([[], [], [isNew, isGone]]);
    await addBank(hana, familyAccount);
    expect(await changes(toAdded), "added again later").toEqual([isNew, isGone]);
  });

  test("has the pinned notes for staff at a screen, and never for a token", async () => {
    const [hana, admin] = [await portal().customerWith("10.00"), await portal().admin()];
    const { id } = await hana.deposit("5.00");
    const noted = (text: string) => admin.post(`/users/${hana.id}/notes`, { text });
    await noted("Wrote twice");
    const pinned = read(Note, await noted("Call before a payout"));
    await admin.post(`/notes/${pinned.id}/pin`);
    expect((await evidenceOf(admin, id)).notes?.map(({ text }) => text)).toEqual([
      "Call before a payout",
    ]);
    const token = await tokenOf(portal(), admin, ["view"]);
    expect(await evidenceOf(token, id)).not.toHaveProperty("notes");
  });

  test("says that staff changed the amount, and what was requested, but not of the customer's own edits", async () => {
    const [hana, admin] = [await portal().customerWith("10.00"), await portal().admin()];
    const { id } = await hana.deposit("5.00");
    const edited = async () =>
      (await evidenceOf(admin, id)).flags.filter(({ code }) => code === "amount_edited");
    await hana.patch(`/transactions/${id}`, { amount: "6.00" });
    expect(await edited()).toEqual([]);
    for (const amount of ["60.00", "600.00"]) {
      portal().advance({ minutes: 1 });
      expect(await admin.patch(`/transactions/${id}`, { amount })).toMatchObject({ status: 200 });
    }
    expect(await edited()).toMatchObject([
      { severity: "warning", message: "Staff changed the amount after the request (was: $6.00)" },
    ]);
    await admin.patch(`/transactions/${id}`, { amount: "6.00" });
    expect(await edited()).toEqual([]);
  });

  test("is for staff only, about transactions that exist", async () => {
    const [hana, admin] = [await portal().customerWith("10.00"), await portal().admin(["auditor"])];
    const { id } = await hana.deposit("5.00");
    const path = `/wallets/admin/transaction/${id}/evidence`;
    expect([
      (await hana.get(path)).status,
      (await portal().visitor().get(path)).status,
      (await admin.get(path)).status,
      (await admin.get("/wallets/admin/transaction/none/evidence")).status,
    ]).toEqual([403, 401, 200, 404]);
  });
});

describeEitherEngine("the flags of a bulk action", (portal) => {
  test("are those of each transaction, and are shown to the creator of the bulk action", async () => {
    const [hana, nora] = [await portal().customerWith("10.00"), await portal().register()];
    const [admin, other] = [await portal().admin(), await portal().admin()];
    await nora.saveCard();
    const made = [await hana.deposit("5.00"), await nora.deposit("6.00")];
    const transactions = made.map(({ id, version }) => ({ id, version }));
    const { id } = read(
      BulkAction,
      await admin.post("/wallets/admin/bulk-actions", { transactions }),
    );
    const path = `/wallets/admin/bulk-actions/${id}/flags`;
    const { items } = read(BulkActionFlags, await admin.get(path));
    for (const transaction of made)
      expect(items.find((item) => item.id === transaction.id)?.flags).toEqual(
        (await evidenceOf(admin, transaction.id)).flags,
      );
    expect(items.every(({ flags }) => flags.length > 0)).toBe(true);
    expect((await other.get(path)).status).toBe(404);
  });
});
