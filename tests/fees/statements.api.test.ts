// Statements with fees: a line of their own, and totals that agree, whatever happened.
import fc from "fast-check";
import { expect, test } from "vitest";
import { PostedTotals } from "~server/features/reconciliation/schemas";
import { contradictions, statementOf } from "../support/api/statement-contradictions";
import { exportedEntries, sumContradictions } from "../support/api/statement-sums";
import { drawnSteps, runSteps } from "../support/inputs/wallet-steps";
import { creditedCustomer } from "../support/people/fees";
import { read } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { withFees } from "../support/portal/fees";

describeEitherEngine(
  "statements with fees",
  (portal) => {
    const month = () => new Date(portal().context.now()).toISOString().slice(0, 7);

    test("have a line for each fee, and count it as money out", async () => {
      const ada = await portal().admin();
      const hana = await creditedCustomer(portal(), ada, "500.00");
      portal().advance({ minutes: 1 });
      const { id } = await hana.withdraw("100.00");
      portal().advance({ minutes: 1 });
      await ada.approve(id);
      portal().advance({ minutes: 1 });
      await hana.saveCard();
      await ada.approve((await hana.deposit("100.00")).id);
      portal().advance({ minutes: 1 });
      await ada.setStatus(id, "failed");
      const statement = await statementOf(hana, month());
      expect(
        statement.entries.map(({ kind, amount, moved, balance }) => [kind, amount, moved, balance]),
      ).toEqual([
        ["deposit", 500, { available: 500 }, 500],
        ["hold", 0, { available: -100, held: 100 }, 500],
        ["withdrawal", -98, { held: -98 }, 402],
        ["fee", -2, { held: -2 }, 400],
        ["deposit", 100, { available: 100 }, 500],
        ["fee", -1.3, { available: -1.3 }, 498.7],
        ["withdrawal_reversed", 98, { available: 98 }, 596.7],
        ["fee_refunded", 2, { available: 2 }, 598.7],
      ]);
      expect(statement).toMatchObject({
        totalIn: 700,
        totalOut: 101.3,
        totalFees: 1.3,
        closingBalance: 598.7,
        entryCount: 5,
      });
      expect(new Set(statement.entries.map(({ id: entry, kind }) => `${entry} ${kind}`)).size).toBe(
        8,
      );
      const paged = await statementOf(hana, `${month()}?page=2&limit=3`);
      expect(paged.broughtForward).toBe(400);
      expect(paged.entries.map(({ balance }) => balance)).toEqual([500, 498.7, 596.7, 598.7]);
      expect(await contradictions(hana)).toEqual([]);
      expect(await sumContradictions(hana)).toEqual([]);
      const files = await exportedEntries(hana);
      expect(files.map(({ kind, balance }) => [kind, balance])).toEqual(
        statement.entries.map(({ kind, balance }) => [kind, balance]),
      );
    });

    test("agree with each other and with the wallet, whatever happened", async () => {
      const admin = await portal().admin();
      await fc.assert(
        fc.asyncProperty(drawnSteps, async (steps) => {
          const nora = await runSteps(portal(), await portal().register(), admin, steps);
          expect(await contradictions(nora)).toEqual([]);
        }),
        { numRuns: 4 },
      );
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("and the operator's totals show what was kept, and what left the bank", async () => {
      const ada = await portal().admin();
      // The others of this file have moved money, too, and a difference of decimals isn't one.
      const cents = (amount = 0) => Math.round(amount * 100);
      const read1 = async () => {
        const { totals, sums } = read(PostedTotals, await ada.get("/reconciliation/totals"));
        const of = (source: string) =>
          totals.find((one) => one.source === source && one.currency === "USD");
        return {
          fees: cents(of("fee")?.out),
          paid: cents(of("bank_withdrawal")?.out),
          count: sums.find(({ currency }) => currency === "USD")?.count ?? 0,
        };
      };
      const hana = await creditedCustomer(portal(), ada, "500.00");
      const before = await read1();
      await ada.approve((await hana.withdraw("100.00")).id);
      const after = await read1();
      expect([after.fees - before.fees, after.paid - before.paid]).toEqual([200, 9800]);
      expect(after.count - before.count).toBe(1);
    });
  },
  withFees,
);
