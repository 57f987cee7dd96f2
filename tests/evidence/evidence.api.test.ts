// What a reviewer sees of one transaction, and of each of a bulk action.
import { expect, test } from "vitest";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import { usersIn } from "~server/features/users/store";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { bankOfGeorge } from "../support/inputs/inputs";
import { type Customer, read } from "../support/people/people";
import { evidenceOf, signInBothLater } from "../support/people/evidence";
import { enrol } from "../support/people/second-factor";

/** Customers of the other tests here use the same card and account (see payment-accounts/shared-accounts). */
const besidesShared = <Flag extends { readonly code: string }>(flags: readonly Flag[]): Flag[] =>
  flags.filter(({ code }) => code !== "account_shared" && code !== "other_account_shared");

async function approved(portal: TestPortal, { id }: Customer) {
  await usersIn(portal.context.storage.db).update(id, { kyc_status: "approved" });
}

describeEitherEngine("the evidence about a transaction", (portal) => {
  test("shows for a card deposit who the customer is, what they moved last, and which card it was", async () => {
    const people = [await portal().customerWith("500.00"), await portal().admin()] as const;
    const earlier = new Date(portal().context.now()).toISOString();
    await approved(portal(), people[0]);
    let [hana, admin] = await signInBothLater(portal(), people, 40);
    await admin.approve((await hana.deposit("80.00")).id);
    portal().advance({ minutes: 1 });
    await admin.reject((await hana.deposit("70.00")).id);
    portal().advance({ minutes: 1 });
    await admin.approve((await hana.withdraw("30.00")).id);
    [hana, admin] = await signInBothLater(portal(), [hana, admin], 3);
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
      "Cardholder “Nora New” doesn't match the customer's name",
    ]);
  });

  test("names the card that the deposit was made with after it was replaced, and decrypts nothing", async () => {
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
    expect(besidesShared(flags).map(({ code, message }) => [code, message])).toEqual([
      ["destination_new", "Card added 5 minutes before the request"],
      ["destination_replaced", "Card removed or replaced since the request"],
      ["kyc_not_approved", "Identity not approved: not submitted"],
    ]);
  });

  test("shows where a withdrawal goes as fixed at the request, and what was changed around it", async () => {
    const people = [await portal().customerWith("500.00"), await portal().admin()] as const;
    await approved(portal(), people[0]);
    const [hana, admin] = await signInBothLater(portal(), people, 2);
    await hana.saveBank();
    portal().advance({ minutes: 3 });
    const { id } = read(
      TransactionResponse,
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
    expect(besidesShared(first.flags).map(({ message }) => message)).toEqual([
      "Bank details saved 3 minutes before the request",
      "First withdrawal",
    ]);
    portal().advance({ hours: 1 });
    await hana.saveBank(bankOfGeorge);
    await enrol(portal(), hana);
    const second = await evidenceOf(await portal().signInAgain(admin), id);
    expect([second.source?.masked, second.customer.twoFactorEnabled]).toEqual([
      "Lakeside Federal Bank ••••6789",
      true,
    ]);
    expect(besidesShared(second.flags).map(({ message }) => message)).toEqual([
      "Bank details saved 3 minutes before the request",
      "Bank account removed or replaced since the request",
      expect.stringMatching(/^Two-factor authentication changed 1 hour after the request$/),
      "First withdrawal",
    ]);
  });
});
