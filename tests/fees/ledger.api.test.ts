// The fee in the ledger: charged once the money has moved, once, whatever staff decide and in whatever order.
import fc from "fast-check";
import { expect, test } from "vitest";
import { Transaction } from "~server/features/ledger/transaction-schemas";
import { creditedCustomer, feesKept } from "../support/people/fees";
import { markReturned, markSent } from "../support/people/payouts";
import { read, type Administrator, type Customer } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { withFees } from "../support/portal/fees";

const decisions = fc.array(
  fc.constantFrom("successful" as const, "failed" as const, "pending" as const),
  { minLength: 1, maxLength: 8 },
);

describeEitherEngine(
  "with fees",
  (portal) => {
    test("a deposit is credited without its fee, which the operator keeps", async () => {
      const ada = await portal().admin();
      const before = await feesKept(portal());
      const nora = await portal().register();
      await nora.saveCard();
      const pending = await nora.deposit("100.00");
      expect(pending).toMatchObject({ amount: 100, fee: 1.3, netAmount: 98.7 });
      expect((await nora.wallet()).pendingDeposit).toBe(100);
      const { wallet, transaction } = await ada.approve(pending.id);
      expect(wallet).toMatchObject({ availableBalance: 98.7, totalBalance: 98.7 });
      expect(transaction).toMatchObject({ amount: 100, fee: 1.3, netAmount: 98.7 });
      expect((await feesKept(portal())) - before).toBe(130);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("a withdrawal holds its amount, and the fee is kept once it is approved", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "500.00");
      const before = await feesKept(portal());
      const { id, ...requested } = await hana.withdraw("100.00");
      expect(requested).toMatchObject({ amount: 100, fee: 2, netAmount: 98 });
      expect(await hana.wallet()).toMatchObject({ availableBalance: 400, pendingWithdrawal: 100 });
      expect(await feesKept(portal())).toBe(before);
      await ada.approve(id);
      expect(await hana.wallet()).toMatchObject({ totalBalance: 400, pendingWithdrawal: 0 });
      expect((await feesKept(portal())) - before).toBe(200);
    });

    test("a rejected, canceled or returned withdrawal gives the whole amount back", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "300.00");
      const before = await feesKept(portal());
      await ada.reject((await hana.withdraw("100.00")).id, "Wrong account");
      const canceled = await hana.withdraw("100.00");
      await hana.patch(`/transactions/${canceled.id}/status`, { status: "failed" });
      const { id } = await hana.withdraw("100.00");
      await ada.approve(id);
      await markSent(ada, id);
      expect((await feesKept(portal())) - before).toBe(200);
      expect((await markReturned(ada, id)).status).toBe(201);
      expect(await hana.available()).toBe(300);
      expect(await feesKept(portal())).toBe(before);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("any order of decisions charges what the last one says, once", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "1000.00");
      await hana.saveCard();
      await fc.assert(
        fc.asyncProperty(decisions, fc.boolean(), async (steps, isDeposit) => {
          const [kept, available] = [await feesKept(portal()), await hana.available()];
          const { id } = isDeposit ? await hana.deposit("10.00") : await hana.withdraw("10.00");
          let status = "pending";
          for (const step of steps)
            if ((await ada.setStatus(id, step)).status === 200) status = step;
          const isDone = status === "successful";
          const fee = isDone ? (isDeposit ? 40 : 155) : 0;
          expect((await feesKept(portal())) - kept).toBe(fee);
          const moved = isDeposit ? (isDone ? 9.6 : 0) : isDone || status === "pending" ? -10 : 0;
          expect(await hana.available()).toBeCloseTo(available + moved, 5);
          expect(await portal().ledgerFaults()).toEqual([]);
          await ada.deleteTransaction(id);
          expect(await feesKept(portal())).toBe(kept);
        }),
        { numRuns: 8 },
      );
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("two decisions at the same time charge it once", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "100.00");
      const { id } = await hana.withdraw("100.00");
      const before = await feesKept(portal());
      await Promise.all(Array.from({ length: 10 }, () => ada.decide(id, "approve")));
      expect((await feesKept(portal())) - before).toBe(200);
      await Promise.all([
        ada.setStatus(id, "pending"),
        ada.setStatus(id, "failed"),
        ada.decide(id, "reject"),
      ]);
      expect(await feesKept(portal())).toBe(before);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("an amount that staff or the customer edit has the fee of the same terms", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "500.00");
      const { id } = await hana.withdraw("100.00");
      const edit = (by: Customer | Administrator, amount: string) =>
        by.patch(`/transactions/${id}`, { amount });
      expect(read(Transaction, await edit(ada, "300.00"))).toMatchObject({
        amount: 300,
        fee: 3,
        netAmount: 297,
      });
      expect(read(Transaction, await edit(hana, "200.00"))).toMatchObject({ fee: 2.5 });
      expect(await edit(hana, "1.50")).toMatchObject({
        status: 422,
        code: "amount_within_fee",
        body: { errors: { amount: ["The amount must be more than the fee of $1.51."] } },
      });
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("credits and adjustments by staff are free", async () => {
      const ada = await portal().admin();
      const before = await feesKept(portal());
      const hana = await creditedCustomer(portal(), ada, "100.00");
      await ada.editWallet(hana.id, { availableBalance: 50 });
      expect(await hana.available()).toBe(50);
      expect(await feesKept(portal())).toBe(before);
    });

    test("a withdrawal from a release without fees stays free, also with another amount", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "100.00");
      const before = await feesKept(portal());
      const { id } = await hana.withdraw("50.00");
      await portal()
        .context.storage.db.updateTable("transactions")
        .set({ fee_minor: null, fee_flat_minor: null, fee_basis_points: null })
        .where("id", "=", id)
        .execute();
      const edited = read(Transaction, await ada.patch(`/transactions/${id}`, { amount: "40.00" }));
      expect([edited.amount, edited.fee, edited.netAmount]).toEqual([40, undefined, undefined]);
      await ada.approve(id);
      expect(await feesKept(portal())).toBe(before);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("an amount that the fee is not less than is refused", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "100.00");
      await hana.saveCard();
      const refused = { status: 422, code: "amount_within_fee" };
      expect(await hana.post("/wallets/withdrawal/request", { amount: "1.50" })).toMatchObject(
        refused,
      );
      expect(
        await hana.post("/wallets/top-up", { amount: "0.30", paymentMethod: "card" }),
      ).toMatchObject(refused);
      expect((await hana.withdraw("1.52")).netAmount).toBe(0.01);
    });
  },
  withFees,
);
