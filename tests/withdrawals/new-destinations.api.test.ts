// A new destination waits before money is paid to it, unless a second factor that is no newer itself confirms it.
import { expect, test } from "vitest";
import { BankDetails } from "~server/features/withdrawals/schemas";
import { Draft } from "~server/features/draft-confirmation/schemas";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import { bankOfGeorge, bankOfHana, bitcoinAddress } from "../support/inputs/inputs";
import { evidenceOf } from "../support/people/evidence";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { password, read, type Customer } from "../support/people/people";
import { signInDaysLater, payoutAttempts } from "../support/people/payout-attempts";
import { enrol } from "../support/people/second-factor";
import { mailsTo } from "../support/stubs/mailbox";

const wait = { DESTINATION_WAIT_HOURS: "24" };
const inHours = (portal: TestPortal, hours: number) =>
  new Date(portal.context.now() + hours * 3_600_000).toISOString();
const request = async (customer: Customer, body: object) =>
  read(TransactionResponse, await customer.post("/wallets/withdrawal/request", body)).transaction;
const byBank = { amount: "10.00" };
const byAddress = { ...byBank, paymentMethod: "crypto_payment", walletAddress: bitcoinAddress };
const detailsOf = async (customer: Customer) =>
  read(BankDetails, await customer.get("/wallets/bank-details"));

describeEitherEngine(
  "a new destination",
  (portal) => {
    test("of a bank transfer shows when it can be used, and can't be paid to before", async () => {
      const customer = await portal().customerWith("100.00");
      const from = inHours(portal(), 24);
      expect(read(BankDetails, await customer.saveBank()).usableFrom).toBe(from);
      expect((await detailsOf(customer)).usableFrom).toBe(from);
      portal().advance({ minutes: 10 });
      const withdrawal = await request(customer, byBank);
      const admin = await portal().admin();
      expect(withdrawal.payableFrom).toBe(from);
      const pays = await payoutAttempts(admin, withdrawal);
      const waits = "destination_waits";
      expect(await pays()).toEqual([waits, waits, waits, waits]);
      portal().advance({ hours: 23, minutes: 50 });
      const later = await portal().signInAgain(admin);
      expect((await later.decide(withdrawal.id, "approve")).status).toBe(200);
      const again = await signInDaysLater(portal(), customer);
      expect((await again.transaction(withdrawal.id)).payableFrom).toBeUndefined();
    });

    test("can be canceled and rejected while it waits", async () => {
      const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
      await customer.saveBank();
      const [one, other] = [await request(customer, byBank), await request(customer, byBank)];
      expect((await admin.decide(one.id, "reject")).status).toBe(200);
      const canceled = await customer.patch(`/transactions/${other.id}/status`, {
        status: "failed",
      });
      expect(canceled.status).toBe(200);
      expect(await customer.available()).toBe(100);
    });

    test("waits again for replaced details, but not for details saved unchanged", async () => {
      const customer = await portal().customerWith("100.00");
      const first = read(BankDetails, await customer.saveBank()).usableFrom;
      portal().advance({ hours: 5 });
      expect(read(BankDetails, await customer.saveBank(bankOfHana)).usableFrom).toBe(first);
      expect(read(BankDetails, await customer.saveBank(bankOfGeorge)).usableFrom).toBe(
        inHours(portal(), 24),
      );
    });

    test("waits if the details were replaced after the review", async () => {
      const customer = await portal().customerWith("100.00");
      await customer.saveBank(bankOfGeorge);
      portal().advance({ hours: 25 });
      const again = await signInDaysLater(portal(), customer);
      const draft = await again.draft("bank_withdrawal", "10.00");
      portal().advance({ minutes: 1 });
      await again.saveBank(bankOfHana);
      const { transaction } = read(Draft, await again.confirmDraft(draft.id));
      expect(transaction?.payableFrom).toBe(inHours(portal(), 24));
    });

    test("in Bitcoin waits from the request, until something was paid to it", async () => {
      const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
      await customer.confirm();
      const withdrawal = await request(customer, byAddress);
      expect(withdrawal.payableFrom).toBe(inHours(portal(), 24));
      expect((await admin.decide(withdrawal.id, "approve")).code).toBe("destination_waits");
      portal().advance({ hours: 24 });
      const later = await portal().signInAgain(admin);
      expect((await later.decide(withdrawal.id, "approve")).status).toBe(200);
      const again = await signInDaysLater(portal(), customer);
      expect((await request(again, byAddress)).payableFrom).toBeUndefined();
    });

    test("is shown before the review is confirmed", async () => {
      const customer = await portal().customerWith("100.00");
      await customer.saveBank();
      const from = inHours(portal(), 24);
      for (const draft of [
        await customer.draft("bank_withdrawal", "10.00"),
        await customer.draft("crypto_withdrawal", "10.00", { walletAddress: bitcoinAddress }),
      ])
        expect(read(Draft, await customer.get(`/drafts/${draft.id}`)).payableFrom).toBe(from);
    });

    test("is shown to staff who decide, and emailed to the customer", async () => {
      const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
      await customer.saveBank();
      const { id } = await request(customer, byBank);
      const { flags } = await evidenceOf(admin, id);
      expect(flags[0]).toMatchObject({ code: "destination_waits", severity: "warning" });
      const mails = await mailsTo(portal(), customer.email);
      expect(mails.some(({ text = "" }) => /Earliest payout:? .*2026/.test(text))).toBe(true);
    });

    test("needn't wait if a second factor confirms it", async () => {
      const customer = await portal().customerWith("100.00");
      const factor = await enrol(portal(), customer);
      portal().advance({ hours: 25 });
      const again = await signInDaysLater(portal(), customer);
      const confirm = () =>
        again.post("/auth/confirm-password", { password, code: factor.nextCode() });
      await confirm();
      const saved = await again.post("/wallets/bank-details/add", bankOfHana);
      expect(read(BankDetails, saved).usableFrom).toBeUndefined();
      for (const to of [byBank, byAddress]) {
        const withdrawal = await request(again, { ...to, code: factor.nextCode() });
        expect(withdrawal.payableFrom).toBeUndefined();
      }
    });

    test("waits if the second factor is new itself", async () => {
      const customer = await portal().customerWith("100.00");
      const factor = await enrol(portal(), customer);
      portal().advance({ hours: 23 });
      const again = await signInDaysLater(portal(), customer);
      await again.post("/auth/confirm-password", { password, code: factor.nextCode() });
      const saved = await again.post("/wallets/bank-details/add", bankOfHana);
      expect(read(BankDetails, saved).usableFrom).toBeDefined();
    });
  },
  wait,
);

describeEitherEngine("a new destination in a demo", (portal) => {
  test("needn't wait", async () => {
    const [customer, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    const { id, payableFrom } = await customer.withdraw("10.00");
    expect(payableFrom).toBeUndefined();
    expect((await detailsOf(customer)).usableFrom).toBeUndefined();
    expect((await admin.decide(id, "approve")).status).toBe(200);
  });
});
