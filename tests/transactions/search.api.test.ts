// Lists by part of the reference and by days: alone, together with type and status, with count and sum of what matches.
import { expect, test } from "vitest";
import { MonthTotals } from "~server/features/transactions/month-schemas";
import { TransactionPage } from "~server/features/ledger/transaction-total-schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { signedInAgain } from "../support/stubs/crypto-gateway";
import { read, type Customer } from "../support/people/people";

const list = async (person: Pick<Customer, "get">, query: string) =>
  read(TransactionPage, await person.get(`/transactions?${query}`));

describeEitherEngine("a list of transactions", (portal) => {
  test("is filtered by part of a reference, in any case, with % and _ as plain characters", async () => {
    const hana = await portal().customerWith("100");
    const wanted = await hana.withdraw("1");
    await hana.withdraw("2");
    for (const part of [wanted.reference, wanted.reference.slice(3).toLowerCase()]) {
      const page = await list(hana, `reference=${part}`);
      expect([page.transactions.map(({ id }) => id), page.total, page.totalAmount]).toEqual([
        [wanted.id],
        1,
        1,
      ]);
    }
    for (const part of ["%25", "TX_", "no-such"])
      expect((await list(hana, `reference=${part}`)).total).toBe(0);
    expect((await list(hana, "reference=&from=&to=")).total).toBe(3);
  });

  test("is filtered by days, and includes the last one in full", async () => {
    let hana = await portal().customerWith("100");
    const made = [];
    for (const amount of ["1", "2", "4"]) {
      portal().advance({ days: 1 });
      hana = await signedInAgain(portal(), hana);
      made.push(await hana.withdraw(amount));
    }
    const [first = "", second = "", third = ""] = made.map(({ createdAt }) =>
      createdAt.slice(0, 10),
    );
    const sums = async (query: string) =>
      (await list(hana, `type=withdrawal&${query}`)).totalAmount;
    expect(await sums(`from=${second}`)).toBe(6);
    expect(await sums(`to=${second}`)).toBe(3);
    expect(await sums(`from=${second}&to=${second}`)).toBe(2);
    expect(await sums(`from=${third}&to=${first}`)).toBe(0);
    expect(await sums(`from=${first}&status=pending`)).toBe(7);
    expect(await sums(`from=${first}&status=successful`)).toBe(0);
  });

  test("pages through what matches, and never shows another user's", async () => {
    const [hana, rita] = [await portal().customerWith("100"), await portal().register()];
    const { reference } = await hana.withdraw("1");
    await hana.withdraw("1");
    const page = await list(hana, "reference=TX-&limit=2&page=2");
    expect([page.transactions.length, page.total, page.totalPages]).toEqual([1, 3, 2]);
    expect((await list(rita, `reference=${reference}`)).total).toBe(0);
    const admin = await portal().admin();
    expect(
      read(TransactionPage, await admin.get(`/wallets/admin/transactions?reference=${reference}`))
        .total,
    ).toBe(1);
    expect(
      read(
        TransactionPage,
        await admin.get(`/wallets/admin/transactions/deposits?reference=${reference}`),
      ).total,
    ).toBe(0);
  });

  test.each(["from=yesterday", "to=2026-02-30", "from=20261121", `reference=${"x".repeat(41)}`])(
    "refuses %s and names the field",
    async (query) => {
      const hana = await portal().register();
      const { status, errors } = await hana.get(`/transactions?${query}`);
      expect([status, Object.keys(errors)]).toEqual([400, [query.split("=")[0]]]);
    },
  );

  test("is summed by month with the same filters, only for the user", async () => {
    const hana = await portal().customerWith("100");
    await hana.withdraw("1");
    await hana.withdraw("2");
    const months = async (query: string) =>
      read(MonthTotals, await hana.get(`/transactions/months?${query}`)).months;
    const [month] = await months("type=withdrawal");
    expect(month).toMatchObject({
      month: expect.stringMatching(/^\d{4}-\d\d$/),
      count: 2,
      totalAmount: 3,
    });
    expect(await months("type=withdrawal&status=failed")).toEqual([]);
    expect((await hana.get("/transactions/months?type=all")).status).toBe(400);
  });
});
