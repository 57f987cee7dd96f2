// Receiving accounts by day: the statements' balances beside the ledger's bank account.
import { expect, test } from "vitest";
import { BankDayExport, BankDayPage } from "~server/features/bank-statements/bank-day-schemas";
import { importStatement, undoImport, uploadStatement } from "../support/people/bank-statements";
import { read, type Administrator } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine("receiving accounts by day", (portal) => {
  const path = "/bank-statements/reconciliation";
  const daysOf = async (by: Administrator, query = "") =>
    read(BankDayPage, await by.get(`${path}${query}`));

  test("compare the statements with the ledger, and name what doesn't follow", async () => {
    const ada = await portal().admin();
    expect((await daysOf(ada)).days).toEqual([]);

    const lines = [
      { amount: "25.50", name: "Eve Else", text: "Hello", reference: "DAY-1" },
      { amount: "-3.00", text: "Something", reference: "DAY-2" },
    ];
    const preview = await uploadStatement(ada, { number: "1", opening: "100.00", lines });
    expect((await daysOf(ada)).days).toEqual([]);
    await ada.post(`/bank-statements/${preview.id}/confirmation`);
    await portal().backend.settled();
    const first = await daysOf(ada);
    expect(first).toMatchObject({ differing: 0, total: 1 });
    expect(first.days).toMatchObject([
      {
        account: { id: "example-usd", currency: "USD" },
        day: "2026-11-20",
        opening: 100,
        closing: 122.5,
        in: 25.5,
        out: -3,
        lines: [{ state: "waiting", count: 2, amount: 22.5 }],
        ledger: 122.5,
        difference: 0,
      },
    ]);
    expect(first.days[0]?.gap).toBeUndefined();

    portal().advance({ minutes: 1 });
    const late = [{ amount: "1.00", name: "Eve Else", reference: "DAY-3" }];
    const { id } = await importStatement(portal(), ada, {
      number: "2",
      opening: "130.00",
      lines: late,
    });
    const second = await daysOf(ada, "?from=2026-11-20&to=2026-11-20&account=example-usd");
    expect(second.differing).toBe(1);
    expect(second.days).toMatchObject([
      {
        opening: 100,
        closing: 131,
        ledger: 123.5,
        difference: 7.5,
        gap: { expected: 122.5, found: 130 },
      },
    ]);
    expect((await daysOf(ada, "?account=example-eur")).days).toEqual([]);

    expect((await undoImport(portal(), ada, id)).status).toBe(201);
    expect((await daysOf(ada)).days).toEqual(first.days);
  });

  test("group lines by their final state", async () => {
    const ada = await portal().admin();
    const lines = [
      { amount: "2.00", name: "Eve Else", reference: "OWN-1", bookingDate: "2026-11-18" },
      { amount: "7.00", name: "Eve Else", reference: "OWN-2", bookingDate: "2026-11-19" },
    ];
    const statement = { currency: "GBP", account: "99001122", number: "3", lines };
    const { lines: posted } = await importStatement(portal(), ada, statement, "example-gbp");
    const own = await ada.post(`/bank-lines/${posted[0]?.id}/own`, { reason: "Interest" });
    expect(own.status).toBe(201);
    const { days } = await daysOf(ada, "?account=example-gbp");
    expect(days).toMatchObject([
      { day: "2026-11-20", closing: 9, ledger: 9, difference: 0, lines: [] },
      { day: "2026-11-19", ledger: 9, lines: [{ state: "waiting", count: 1, amount: 7 }] },
      { day: "2026-11-18", ledger: 2, lines: [{ state: "own", count: 1, amount: 2 }] },
    ]);
    const late = await daysOf(ada, "?account=example-gbp&from=2026-11-20&to=2026-11-21");
    expect(late.days).toMatchObject([{ day: "2026-11-20", ledger: 9, difference: 0 }]);
  });

  test("are exported, and the export is recorded", async () => {
    const ada = await portal().admin();
    const { days } = read(BankDayExport, await ada.get("/exports/bank-reconciliation"));
    expect(days).toEqual((await daysOf(ada)).days);
    const audit = (await ada.get("/audit?action=list.exported")).body;
    expect(JSON.stringify(audit)).toContain("bank-reconciliation");
  });

  test("of too long a period aren't read", async () => {
    const ada = await portal().admin();
    expect(await ada.get(`${path}?from=2026-01-01&to=2026-11-20`)).toMatchObject({
      status: 422,
      code: "period_too_long",
    });
  });
});
