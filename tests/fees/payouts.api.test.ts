// What leaves the bank is the amount without its fee, and so is what its statements must say.
import { expect, test } from "vitest";
import { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { PayoutPage } from "~server/features/payouts/schemas";
import { MonthTotals } from "~server/features/transactions/month-schemas";
import { importStatement, referenceOf, undoImport } from "../support/people/bank-statements";
import { creditedCustomer, feesKept } from "../support/people/fees";
import {
  batchFileText,
  markBatchSent,
  markSent,
  payoutOf,
  sendBatch,
} from "../support/people/payouts";
import { read, type Administrator } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { withFees } from "../support/portal/fees";

let number = 0;
const next = () => `FEE-${(number += 1)}`;

describeEitherEngine(
  "with fees, a payout",
  (portal) => {
    const imported = (
      by: Administrator,
      line: { amount: string; endToEndId?: string; text?: string; name?: string },
    ) => importStatement(portal(), by, { number: next(), lines: [{ reference: next(), ...line }] });

    async function approved(ada: Administrator, amount = "100.00") {
      const customer = await creditedCustomer(portal(), ada, "500.00");
      const { id, reference } = await customer.withdraw(amount);
      await ada.approve(id);
      return { customer, id, reference };
    }

    test("is the net amount in the list, in the batch and in the bank's file", async () => {
      const ada = await portal().admin();
      const { customer, id, reference } = await approved(ada);
      expect(await payoutOf(ada, id)).toMatchObject({ amount: 98, fee: 2 });
      const page = read(PayoutPage, await ada.get(`/payouts?reference=${reference}`));
      expect(page.totals).toEqual([{ currency: "USD", count: 1, amount: 98 }]);
      const prepared = await ada.post("/payout-batches", { payouts: [id], reason: "Monday" });
      const batch = read(PayoutBatchWithLines, prepared);
      expect(batch.totals).toEqual([{ currency: "USD", count: 1, amount: 98 }]);
      const ben = await portal().admin();
      await ben.post(`/payout-batches/${batch.id}/release`);
      await ada.confirm();
      const [file] = batch.files;
      if (!file) throw new Error("a batch has a file");
      const text = await batchFileText(portal(), ada, { id: batch.id, ...file });
      expect(text).toContain("98.00");
      expect(text).not.toContain("100.00");
      await markBatchSent(ada, batch.id);
      const { lines } = await imported(ada, { amount: "-98.00", endToEndId: batch.reference });
      expect(lines.map(({ state }) => state)).toEqual(["closed"]);
      expect((await payoutOf(ada, id)).state).toBe("arrived");
      const { sent } = read(
        MonthTotals,
        await customer.get("/transactions/months?type=withdrawal"),
      );
      expect(sent).toEqual({ count: 1, totalAmount: 98 });
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("is closed by a debit of the net amount, not of the whole", async () => {
      const ada = await portal().admin();
      const { id, reference } = await approved(ada);
      await markSent(ada, id);
      const whole = await imported(ada, { amount: "-100.00", endToEndId: reference });
      expect(whole.lines.map(({ state, reason }) => [state, reason])).toEqual([
        ["open", "amount_differs"],
      ]);
      const { lines } = await imported(ada, { amount: "-98.00", endToEndId: reference });
      expect(lines.map(({ state }) => state)).toEqual(["closed"]);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("that the bank sends back gives the customer the whole amount", async () => {
      const ada = await portal().admin();
      const before = await feesKept(portal());
      const { customer, id, reference } = await approved(ada);
      const prepared = await ada.post("/payout-batches", { payouts: [id], reason: "Monday" });
      const batch = read(PayoutBatchWithLines, prepared);
      await (await portal().admin()).post(`/payout-batches/${batch.id}/release`);
      await sendBatch(portal(), ada, batch.id);
      await imported(ada, { amount: "-98.00", endToEndId: reference });
      const { lines } = await imported(ada, { amount: "98.00", endToEndId: reference });
      expect(lines.map(({ state }) => state)).toEqual(["payout_returned"]);
      expect(await customer.available()).toBe(500);
      expect(await feesKept(portal())).toBe(before);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("and a transfer is credited without the fee of deposits, and taken back with it", async () => {
      const ada = await portal().admin();
      const nora = await portal().registerVerified({ fullname: "Nora New" });
      const before = await feesKept(portal());
      await nora.get("/wallets/my-wallet");
      const text = await referenceOf(portal(), nora);
      const { id, lines } = await imported(ada, { amount: "200.00", text, name: "Nora New" });
      expect(lines.map(({ state }) => state)).toEqual(["credited"]);
      expect(await nora.available()).toBe(197.7);
      expect((await feesKept(portal())) - before).toBe(230);
      expect((await undoImport(portal(), ada, id)).status).toBe(201);
      expect(await nora.available()).toBe(0);
      expect(await feesKept(portal())).toBe(before);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("and a transfer that its fee is more than is credited with nothing", async () => {
      const ada = await portal().admin();
      const nora = await portal().registerVerified({ fullname: "Nora New" });
      await nora.get("/wallets/my-wallet");
      const text = await referenceOf(portal(), nora);
      const { lines } = await imported(ada, { amount: "0.25", text, name: "Nora New" });
      expect(lines.map(({ state }) => state)).toEqual(["credited"]);
      expect(await nora.available()).toBe(0);
      expect(await portal().ledgerFaults()).toEqual([]);
    });
  },
  withFees,
);
