// Statements: what a month began with, every entry, and what it ended with, over histories as they come.
import fc from "fast-check";
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { signedInAgain } from "../support/stubs/crypto-gateway";
import { contradictions, listOf, statementOf } from "../support/api/statement-contradictions";
import { drawnSteps, runSteps } from "../support/inputs/wallet-steps";

describeEitherEngine("statements", (portal) => {
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

  test("of a month with many entries are paged, and the pages together are complete", async () => {
    const [hana, admin] = [await portal().register(), await portal().admin()];
    for (const amount of ["10.00", "20.00", "0.07", "5.00", "1.50", "0.01", "100.00"])
      await admin.credit(hana.id, amount);
    const month = new Date(portal().context.now()).toISOString().slice(0, 7);
    const whole = await statementOf(hana, month);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => statementOf(hana, `${month}?page=${page}&limit=3`)),
    );
    expect(pages.map(({ entries }) => entries.length)).toEqual([3, 3, 1]);
    expect(pages.flatMap(({ entries }) => entries)).toEqual(whole.entries);
    for (const { entryCount, openingBalance, closingBalance } of pages)
      expect([entryCount, openingBalance, closingBalance]).toEqual([7, 0, 136.58]);
    expect((await hana.get(`/statements/${month}?limit=2001`)).status).toBe(400);
  });

  test("show what each entry did, in order, with the reference of its transaction", async () => {
    const [hana, admin] = [
      await portal().register({ fullname: "Hana Howard" }),
      await portal().admin(),
    ];
    const later = () => portal().advance({ minutes: 1 });
    await admin.credit(hana.id, "100.00", { reference: "TX-CREDIT-01" });
    later();
    const paid = await hana.withdraw("30.00");
    later();
    const rejected = await hana.withdraw("5.00");
    later();
    await admin.approve(paid.id);
    later();
    await admin.reject(rejected.id, "Wrong account");
    later();
    await admin.editWallet(hana.id, { bonusBalance: 4 });
    const month = new Date(portal().context.now()).toISOString().slice(0, 7);
    const statement = await statementOf(hana, month);
    expect(statement.entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ["deposit", 100, 100],
      ["hold", 0, 100],
      ["hold", 0, 100],
      ["withdrawal", -30, 70],
      ["release", 0, 70],
      ["adjustment", 4, 74],
    ]);
    expect(statement.entries.map(({ reference }) => reference)).toEqual([
      "TX-CREDIT-01",
      paid.reference,
      rejected.reference,
      paid.reference,
      rejected.reference,
      undefined,
    ]);
    expect(statement.entries.map(({ moved }) => moved).slice(1, 4)).toEqual([
      { available: -30, held: 30 },
      { available: -5, held: 5 },
      { held: -30 },
    ]);
    expect(statement).toMatchObject({
      holder: "Hana Howard",
      isRunning: true,
      totalIn: 104,
      totalOut: 30,
      closingParts: { available: 70, held: 0, bonus: 4 },
    });
    expect(statement.account).toBe(`••••${(await hana.wallet()).id.slice(-4)}`);
  });

  test("keep a deleted transaction's entries, without any of its details", async () => {
    const [hana, admin] = [await portal().register(), await portal().admin()];
    await admin.credit(hana.id, "9.00", { description: "Secret gift" });
    const [deposit] = (await hana.wallet()).transactions;
    await admin.deleteTransaction(deposit?.id ?? "");
    const [{ month } = { month: "" }] = (await listOf(hana)).months;
    const { entries } = await statementOf(hana, month);
    expect(
      entries.map(({ kind, amount, reference, transactionId }) => [
        kind,
        amount,
        reference,
        transactionId,
      ]),
    ).toEqual([
      ["removed", 9, undefined, undefined],
      ["removed", -9, undefined, undefined],
    ]);
  });

  test("start with the month in which the account was opened, and are returned to no one else", async () => {
    let nora = await portal().register();
    const opened = new Date(portal().context.now());
    portal().advance({ days: 70 });
    nora = await signedInAgain(portal(), nora);
    const { months } = await listOf(nora);
    expect(months.at(-1)?.month).toBe(opened.toISOString().slice(0, 7));
    expect(months.map(({ isRunning }) => isRunning)).toEqual([
      true,
      ...months.slice(1).map(() => false),
    ]);
    for (const month of ["1999-12", "9999-01", "2026-13", "2026", "nonsense"]) {
      expect(await nora.get(`/statements/${month}`)).toMatchObject({
        status: 404,
        code: "not_found",
      });
    }
  });

  test("of a closed wallet can still be read", async () => {
    const [hana, admin] = [await portal().customerWith("50.00"), await portal().admin()];
    await admin.closeWallet(hana.id, { confirmed: true });
    expect((await listOf(hana)).months[0]).toMatchObject({
      totalIn: 50,
      totalOut: 50,
      closingBalance: 0,
    });
    expect(await contradictions(hana)).toEqual([]);
  });
});
