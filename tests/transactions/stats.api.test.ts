// Totals by status and type, and the lists that they sum up.
import { expect, test } from "vitest";
import { TransactionDays } from "~server/features/transactions/day-schemas";
import type { z } from "zod";
import {
  AllTransactionsPage,
  AllTransactionsStats,
  TransactionPage,
  TransactionStats,
} from "~server/features/ledger/transaction-total-schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";

type DayTotal = z.output<typeof TransactionDays>["days"][number]["failed"];
const dollars = (total: DayTotal | undefined) =>
  total?.totals.find(({ currency }) => currency === "USD")?.totalAmount ?? 0;

describeEitherEngine("totals of several currencies", (portal) => {
  test("are never added, in stats, days and lists; one figure is converted, and says so", async () => {
    const ada = await portal().admin();
    portal().rates.set("EUR", "USD", "1.100000");
    portal().rates.set("GBP", "USD", "1.250000");
    const sums = [
      { currency: "USD", totalAmount: 10 },
      { currency: "EUR", totalAmount: 20 },
      { currency: "GBP", totalAmount: 40 },
    ] as const;
    for (const { currency, totalAmount } of sums)
      await ada.credit((await portal().register({ currency })).id, String(totalAmount), {
        reference: `Mixed-${currency}`,
      });
    const stats = read(AllTransactionsStats, await ada.get("/transactions/stats/admin"));
    const expected = {
      count: 3,
      totals: sums,
      totalAmount: 82,
      currency: "USD",
      isConverted: true,
    };
    const none = { count: 0, totals: [], totalAmount: 0, currency: "USD", isConverted: false };
    expect(stats).toEqual({
      statusStats: [{ _id: "successful", ...expected }],
      typeStats: [{ _id: "deposit", ...expected }],
      successful: expected,
      pending: none,
      failed: none,
      ratesAreSimulated: true,
      ratesAsOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const { days } = read(TransactionDays, await ada.get("/transactions/stats/admin/days"));
    expect(days.at(-1)?.successful).toEqual({ count: 3, totals: sums });
    const list = async (query: string) =>
      read(AllTransactionsPage, await ada.get(`/wallets/admin/transactions?${query}`));
    for (const query of ["", "from=2026-01-01", "reference=mixed"])
      expect(await list(query), query).toMatchObject({ total: 3, totalAmount: null, totals: sums });
    expect(await list("reference=mixed-e")).toMatchObject({
      totalAmount: 20,
      totals: [{ currency: "EUR", totalAmount: 20 }],
    });
    expect(await list("status=failed")).toMatchObject({ totalAmount: 0, totals: [] });
  });

  test("have no converted sum while there is no rate", async () => {
    const ada = await portal().admin();
    const answer = await portal().rates.away(() => ada.get("/transactions/stats/admin"));
    const { successful, ratesAsOf } = read(AllTransactionsStats, answer);
    expect(successful).toMatchObject({ totalAmount: null, isConverted: true });
    expect([successful.totals.length, ratesAsOf]).toEqual([3, undefined]);
    expect(await portal().ledgerFaults()).toEqual([]);
  });
});

describeEitherEngine("stats", (portal) => {
  test("of a customer count only their own; an administrator's count everyone's", async () => {
    const [hana, george, ada] = [
      await portal().customerWith("100.00"),
      await portal().customerWith("50.00"),
      await portal().admin(),
    ];
    await hana.withdraw("10.00");
    await ada.reject((await hana.withdraw("5.00")).id);
    expect(read(TransactionStats, await hana.get("/transactions/stats"))).toMatchObject({
      pending: { count: 1, totalAmount: 10 },
      successful: { count: 1, totalAmount: 100 },
      failed: { count: 1, totalAmount: 5 },
      typeStats: expect.arrayContaining([
        { _id: "deposit", count: 1, totalAmount: 100 },
        { _id: "withdrawal", count: 2, totalAmount: 15 },
      ]),
    });
    expect(read(TransactionStats, await george.get("/transactions/stats"))).toMatchObject({
      pending: { count: 0 },
      successful: { count: 1, totalAmount: 50 },
    });
    expect(read(AllTransactionsStats, await ada.get("/transactions/stats/admin"))).toMatchObject({
      successful: { count: 2, totalAmount: 150 },
    });
    expect((await hana.get("/transactions/stats/admin")).status).toBe(403);
  });

  test("by day count what was created that day, by its current status", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    const days = async (admin: typeof ada) =>
      read(TransactionDays, await admin.get("/transactions/stats/admin/days")).days;
    const before = await days(ada);
    expect([before.length, before.at(-1)?.day]).toEqual([
      31,
      new Date(portal().context.now()).toISOString().slice(0, 10),
    ]);
    const { id } = await hana.withdraw("10.00");
    await hana.withdraw("5.00");
    await ada.reject(id);
    const moved = (all: typeof before, place: number) => {
      const [now, then] = [all.at(place), before.at(-1)];
      return (["successful", "pending", "failed"] as const).map((status) => [
        (now?.[status].count ?? 0) - (then?.[status].count ?? 0),
        dollars(now?.[status]) - dollars(then?.[status]),
      ]);
    };
    const expected = [
      [0, 0],
      [1, 5],
      [1, 10],
    ];
    expect(moved(await days(ada), -1)).toEqual(expected);
    expect((await hana.get("/transactions/stats/admin/days")).status).toBe(403);
    portal().advance({ minutes: 24 * 60 });
    expect(moved(await days(await portal().admin()), -2)).toEqual(expected);
  });

  test("agree with the lists by type", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    await hana.withdraw("10.00");
    const list = async (path: string) => read(TransactionPage, await ada.get(path));
    const [all, deposits, withdrawals] = [
      await list("/transactions/all?limit=2"),
      await list("/wallets/admin/transactions/deposits"),
      await list("/wallets/admin/transactions/withdrawals?status=pending"),
    ];
    expect(all.total).toBe(
      deposits.total + (await list("/transactions/all?type=withdrawal")).total,
    );
    expect([all.transactions.length, all.totalPages]).toEqual([2, Math.ceil(all.total / 2)]);
    expect(new Set(deposits.transactions.map(({ type }) => type))).toEqual(new Set(["deposit"]));
    expect(
      withdrawals.transactions.every(
        ({ type, status }) => type === "withdrawal" && status === "pending",
      ),
    ).toBe(true);
    for (const path of [
      "/transactions/all",
      "/wallets/admin/transactions/deposits",
      "/wallets/admin/transactions/withdrawals",
    ])
      expect((await hana.get(path)).status).toBe(403);
  });

  test.each([
    ["limit=abc", "limit"],
    ["limit=0", "limit"],
    ["limit=201", "limit"],
    ["limit=1e2", "limit"],
    ["page=-1", "page"],
    ["page=1.5", "page"],
    ["page=1&page=2", "page"],
    ["type=foo", "type"],
    ["status=done", "status"],
  ])("a list asked with ?%s names the field", async (query, field) => {
    const nora = await portal().register();
    const answer = await nora.get(`/transactions?${query}`);
    expect([answer.status, Object.keys(answer.errors)]).toEqual([400, [field]]);
  });

  test.each(["limit", "page", "type", "status"])(
    "a list asked with an empty %s is the list without it",
    async (name) => {
      const nora = await portal().customerWith("10.00");
      const list = async (query: string) => (await nora.get(`/transactions${query}`)).body;
      expect(await list(`?${name}=`)).toEqual(await list(""));
    },
  );
});
