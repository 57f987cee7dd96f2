// What a reviewer is told about one transaction, and about each of a selection.
import { expect, test } from "vitest";
import { Evidence, SelectionFlags } from "~server/features/evidence/schemas";
import { TransactionAnswer } from "~server/features/ledger/wallet-schemas";
import { BulkAction } from "~server/features/bulk-actions/schemas";
import { Note } from "~server/features/notes/schemas";
import { usersIn } from "~server/features/users/store";
import { describeEachEngine, type TestPortal } from "../support/portal/backend";
import { bankOfGeorge, bitcoinAddress } from "../support/inputs/inputs";
import { Administrator, Customer, read } from "../support/people/people";
import { tokenOf } from "../support/api/api-token-of";
import { enrol } from "../support/people/second-factor";
import { signedInAgain } from "../support/stubs/crypto-gateway";

const evidenceOf = async (admin: Pick<Administrator, "get">, id: string) =>
  read(Evidence, await admin.get(`/wallets/admin/transaction/${id}/evidence`));
const messagesOf = async (admin: Administrator, id: string) =>
  (await evidenceOf(admin, id)).flags.map(({ message }) => message);

/** Both of them signed in again, where days have passed. */
async function later(
  portal: TestPortal,
  [customer, admin]: readonly [Customer, Administrator],
  days: number,
): Promise<[Customer, Administrator]> {
  portal.advance({ days });
  return [
    new Customer(portal.backend, await signedInAgain(portal, customer)),
    new Administrator(portal.backend, await signedInAgain(portal, admin)),
  ];
}

async function approved(portal: TestPortal, { id }: Customer) {
  await usersIn(portal.context.storage.db).update(id, { kyc_status: "approved" });
}

describeEachEngine("the evidence about a transaction", (portal) => {
  test("tells of a card deposit who the customer is, what moved, and which card it was", async () => {
    const people = [await portal().customerWith("500.00"), await portal().admin()] as const;
    const earlier = new Date(portal().context.now()).toISOString();
    await approved(portal(), people[0]);
    let [hana, admin] = await later(portal(), people, 40);
    await admin.approve((await hana.deposit("80.00")).id);
    portal().advance({ minutes: 1 });
    await admin.reject((await hana.deposit("70.00")).id);
    portal().advance({ minutes: 1 });
    await admin.approve((await hana.withdraw("30.00")).id);
    [hana, admin] = await later(portal(), [hana, admin], 3);
    const { id } = await hana.deposit("90.00");
    const evidence = await evidenceOf(admin, id);
    expect(evidence).toMatchObject({
      customer: {
        id: hana.id,
        fullname: "Hana Howard",
        email: hana.email,
        emailVerified: true,
        country: "US",
        accountStatus: "active",
        kycStatus: "approved",
        accountAgeDays: 43,
        twoFactorEnabled: false,
      },
      wallet: { currency: "USD", availableBalance: 550 },
      last30Days: {
        currency: "USD",
        deposits: { count: 1, amount: 80 },
        withdrawals: { count: 1, amount: 30 },
      },
      source: {
        kind: "card",
        masked: "Visa ••••1111",
        brand: "Visa",
        lastFour: "1111",
        holder: "Nora New",
        isHolderCustomer: false,
        firstUsedAt: earlier,
        changedAt: earlier,
      },
      notes: [],
    });
    expect(evidence.movements.map(({ amount, status }) => [amount, status])).toEqual([
      [30, "successful"],
      [70, "failed"],
      [80, "successful"],
      [500, "successful"],
    ]);
    expect(evidence.flags.map(({ message }) => message)).toEqual([
      "Card holder “Nora New” is not the customer’s name",
    ]);
  });

  test("names the card that the deposit was made with after it was replaced, and opens nothing sealed", async () => {
    const [hana, admin] = [await portal().customerWith("10.00"), await portal().admin()];
    await hana.saveCard({ cardHolderName: "HOWARD HANA" });
    portal().advance({ minutes: 5 });
    const { id } = await hana.deposit("5.00");
    await hana.saveCard({ cardNumber: "5555 5555 5555 4444", cardHolderName: "Hana Howard" });
    const { vault } = portal().context;
    const opened: string[] = [];
    const { open } = vault;
    vault.open = (sealed, aad) => (opened.push(aad), open(sealed, aad));
    const { source, flags } = await evidenceOf(admin, id).finally(() => (vault.open = open));
    expect(opened.filter((aad) => /^(card|bank|destination)/.test(aad))).toEqual([]);
    const now = new Date(portal().context.now()).toISOString();
    expect(source).toMatchObject({ lastFour: "1111", isHolderCustomer: true, replacedAt: now });
    expect(flags.map(({ code, message }) => [code, message])).toEqual([
      ["destination_new", "Card added 5 minutes before the request"],
      ["destination_replaced", "Card removed or replaced since the request"],
      ["kyc_not_approved", "Identity not approved: not submitted"],
    ]);
  });

  test("tells where a withdrawal goes as fixed at the request, and what was changed around it", async () => {
    const people = [await portal().customerWith("500.00"), await portal().admin()] as const;
    await approved(portal(), people[0]);
    const [hana, admin] = await later(portal(), people, 2);
    await hana.saveBank();
    portal().advance({ minutes: 3 });
    const { id } = read(
      TransactionAnswer,
      await hana.post("/wallets/withdrawal/request", { amount: "20.00" }),
    ).transaction;
    const first = await evidenceOf(admin, id);
    expect(first.source).toMatchObject({
      kind: "bank",
      masked: "Lakeside Federal Bank ••••6789",
      holder: "Hana Howard",
      isHolderCustomer: true,
    });
    expect(first.source).not.toHaveProperty("replacedAt");
    expect(first.flags.map(({ message }) => message)).toEqual([
      "Bank details saved 3 minutes before the request",
      "First withdrawal",
    ]);
    portal().advance({ hours: 1 });
    await hana.saveBank(bankOfGeorge);
    await enrol(portal(), hana);
    const second = await evidenceOf(admin, id);
    expect([second.source?.masked, second.customer.twoFactorEnabled]).toEqual([
      "Lakeside Federal Bank ••••6789",
      true,
    ]);
    expect(second.flags.map(({ message }) => message)).toEqual([
      "Bank details saved 3 minutes before the request",
      "Bank details saved again since the request",
      expect.stringMatching(/^Two-step sign-in changed 1 hour after the request$/),
      "First withdrawal",
    ]);
  });

  test("flags a new address, a larger amount, requests in a row, and a doubtful account", async () => {
    const people = [await portal().customerWith("500.00"), await portal().admin()] as const;
    const [hana, admin] = await later(portal(), people, 1);
    await hana.confirm();
    const toBitcoin = async (amount: string) =>
      read(
        TransactionAnswer,
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
      "Email address not confirmed",
    ];
    expect(await messagesOf(admin, first)).toEqual([
      "First withdrawal to this address",
      ...suspended,
      "First withdrawal",
      unproven,
    ]);
    expect(await messagesOf(admin, second)).toEqual([
      ...suspended,
      "Larger than any withdrawal before: the largest was $5.00",
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

  test("is for staff alone, about transactions that exist", async () => {
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

describeEachEngine("the flags of a selection", (portal) => {
  test("are those of each transaction, and are shown to who selected them", async () => {
    const [hana, nora] = [await portal().customerWith("10.00"), await portal().register()];
    const [admin, other] = [await portal().admin(), await portal().admin()];
    await nora.saveCard();
    const made = [await hana.deposit("5.00"), await nora.deposit("6.00")];
    const transactions = made.map(({ id, version }) => ({ id, version }));
    const { id } = read(
      BulkAction,
      await admin.post("/wallets/admin/selections", { transactions }),
    );
    const path = `/wallets/admin/selections/${id}/flags`;
    const { items } = read(SelectionFlags, await admin.get(path));
    for (const transaction of made)
      expect(items.find((item) => item.id === transaction.id)?.flags).toEqual(
        (await evidenceOf(admin, transaction.id)).flags,
      );
    expect(items.every(({ flags }) => flags.length > 0)).toBe(true);
    expect((await other.get(path)).status).toBe(404);
  });
});
