// Fees of crypto deposits, by what is credited; thresholds and limits count the amount, not what is left of it.
import { expect, test } from "vitest";
import { creditedCustomer, feesKept } from "../support/people/fees";
import { depositing, requestIn, staff, thresholds } from "../support/people/second-approval";
import { actAsPayer, payByCrypto, paymentOf } from "../support/stubs/crypto-gateway";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { withFees } from "../support/portal/fees";

describeEitherEngine(
  "a crypto deposit with a fee",
  (portal) => {
    test("asks for the whole amount, and is credited without the fee", async () => {
      const nora = await portal().register();
      const before = await feesKept(portal());
      const payment = await payByCrypto(nora);
      expect(payment.transaction).toMatchObject({ amount: 65, fee: 0.95, netAmount: 64.05 });
      await actAsPayer(portal(), payment, "pay_in_full");
      await paymentOf(nora, payment);
      expect(await nora.available()).toBe(64.05);
      expect((await feesKept(portal())) - before).toBe(95);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("that is paid in part has the fee of what is credited", async () => {
      const [ada, nora] = [await portal().admin(), await portal().register()];
      const payment = await payByCrypto(nora);
      await actAsPayer(portal(), payment, "pay_half");
      await paymentOf(nora, payment);
      const answer = await ada.decide(payment.transaction.id, "approve", { amount: "32.50" });
      expect(answer.status).toBe(200);
      // 0.30 and 0.325, rounded half up.
      expect(await nora.transaction(payment.transaction.id)).toMatchObject({
        amount: 32.5,
        fee: 0.63,
        netAmount: 31.87,
      });
      expect(await nora.available()).toBe(31.87);
      expect(await portal().ledgerFaults()).toEqual([]);
    });
  },
  withFees,
);

describeEitherEngine(
  "at a threshold, with a fee",
  (portal) => {
    test("the amount counts, in both directions", async () => {
      const { ada, ben } = await staff(portal());
      const { customer, deposit } = await depositing(portal(), "100.00");
      const requested = await ada.decide(deposit.id, "approve");
      expect(requested.status).toBe(202);
      await ben.post(`/approval-requests/${requestIn(requested)}/approval`, {});
      expect(await customer.available()).toBe(98.7);
      const less = await depositing(portal(), "99.99");
      expect((await ada.decide(less.deposit.id, "approve")).status).toBe(200);
    });
  },
  { ...withFees, ...thresholds },
);

describeEitherEngine(
  "a daily maximum, with a fee",
  (portal) => {
    test("counts the amount", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "1000.00");
      expect((await hana.withdraw("250.00")).netAmount).toBe(247.25);
      const more = await hana.post("/wallets/withdrawal/request", { amount: "2.00" });
      expect([more.status, more.code]).toEqual([422, "day_share_exhausted"]);
    });
  },
  { ...withFees, WITHDRAWALS_DAILY_MAXIMUM: "1000" },
);
