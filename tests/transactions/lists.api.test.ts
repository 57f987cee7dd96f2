// The administrators' lists: searched by person and reference, sorted, by days, and how far they go.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { TransactionPage } from "~server/features/ledger/transaction-total-schemas";
import { limits } from "~server/kernel/limits";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";
import { payByCrypto } from "../support/stubs/crypto-gateway";

const transactions = async (portal: TestPortal, query: string) =>
  read(TransactionPage, await (await portal.admin()).get(`/wallets/admin/transactions?${query}`));

describeEitherEngine("everyone's transactions", (portal) => {
  test("are searched by any words of their owner, and by the owner's ids", async () => {
    const hana = await portal().register({
      fullname: "Hana Maria Howarth",
      username: "hmh.search",
      email: "Hana.Search@example.com",
    });
    await hana.saveCard();
    const { id } = await hana.deposit("5");
    await portal().customerWith("7");
    for (const person of [
      "hana maria",
      "HOWARTH H",
      "hmh.s",
      "hana.search@",
      "maria",
      hana.id,
      (await hana.wallet()).id,
    ]) {
      const found = await transactions(portal(), `person=${person}`);
      expect(
        [found.transactions.map((one) => one.id), found.total, found.totalAmount],
        person,
      ).toEqual([[id], 1, 5]);
      expect((await transactions(portal(), `person=${person}&status=failed`)).total).toBe(0);
    }
    expect(await transactions(portal(), "person=nobody")).toMatchObject({
      transactions: [],
      total: 0,
      totalAmount: 0,
    });
  });

  test("are searched by the start of a reference, with TX- or without", async () => {
    const hana = await portal().customerWith("10");
    const { reference, id } = await hana.withdraw("1");
    for (const typed of [
      reference,
      reference.toLowerCase(),
      reference.slice(3, 9),
      reference.slice(0, 8),
    ]) {
      expect(
        (await transactions(portal(), `reference=${typed}`)).transactions.map((one) => one.id),
        typed,
      ).toEqual([id]);
    }
    expect((await transactions(portal(), `reference=${reference.slice(5)}`)).total).toBe(0);
  });

  test("are searched for %, _ and \\ as plain characters", async () => {
    const hana = await portal().register();
    const admin = await portal().admin();
    for (const reference of ["off_may", "off-may"]) await admin.credit(hana.id, "5", { reference });
    const found = async (reference: string) =>
      (await transactions(portal(), `reference=${encodeURIComponent(reference)}`)).transactions.map(
        (one) => one.reference,
      );
    for (const typed of ["f_", "_MAY", "off_may"])
      expect(await found(typed), typed).toEqual(["off_may"]);
    expect((await found("may")).length).toBe(2);
    for (const typed of ["o%f", "%", "__", "off\\_may", "\\"])
      expect(await found(typed), typed).toEqual([]);
  });

  test("are searched by any part of a reference that staff chose, by ID and by order number", async () => {
    const hana = await portal().register();
    const admin = await portal().admin();
    await admin.credit(hana.id, "5", { reference: "Refund/2026-Spring" });
    const { transaction, cryptoOrderNumber } = await payByCrypto(hana);
    const found = async (reference: string) =>
      (await transactions(portal(), `reference=${reference}`)).transactions.map(
        (one) => one.reference,
      );
    expect(await found("spring")).toEqual(["Refund/2026-Spring"]);
    for (const typed of [
      transaction.id,
      transaction.id.toUpperCase(),
      cryptoOrderNumber.toLowerCase(),
    ])
      expect(await found(typed), typed).toEqual([transaction.reference]);
  });

  test("are sorted as requested, whatever the filters, on every page", async () => {
    const hana = await portal().customerWith("100");
    for (const amount of ["3", "20", "1", "20"]) {
      portal().advance({ minutes: 1 });
      await hana.withdraw(amount);
    }
    const amounts = async (query: string) =>
      (
        await transactions(portal(), `person=${hana.email}&type=withdrawal&${query}`)
      ).transactions.map(({ amount }) => amount);
    expect(await amounts("")).toEqual([20, 1, 20, 3]);
    expect(await amounts("sort=oldest")).toEqual([3, 20, 1, 20]);
    expect(await amounts("sort=largest")).toEqual([20, 20, 3, 1]);
    expect(await amounts("sort=smallest")).toEqual([1, 3, 20, 20]);
    for (const filter of [
      "",
      "type=withdrawal",
      "status=pending",
      "type=withdrawal&status=pending",
      "from=2026-01-01&status=pending",
    ]) {
      const sorted = async (sort: string, page: number) =>
        (
          await transactions(portal(), `${filter}&sort=${sort}&limit=3&page=${page}`)
        ).transactions.map(({ amount }) => amount);
      for (const sort of ["largest", "smallest"] as const) {
        const shown = [...(await sorted(sort, 1)), ...(await sorted(sort, 2))];
        expect(shown).toEqual(shown.toSorted((a, b) => (sort === "largest" ? b - a : a - b)));
      }
    }
  });

  test("include each row once over all pages, whichever index they are read from", async () => {
    const all = (await transactions(portal(), "limit=200")).transactions.map(({ id }) => id);
    for (const query of [
      "sort=oldest",
      "sort=largest",
      "sort=smallest",
      "status=pending",
      "type=deposit",
      "from=2026-01-01&sort=largest",
    ]) {
      const { total } = await transactions(portal(), query);
      const ids = [];
      for (let page = 1; page <= Math.ceil(total / 4); page += 1)
        ids.push(
          ...(await transactions(portal(), `${query}&limit=4&page=${page}`)).transactions.map(
            ({ id }) => id,
          ),
        );
      expect([ids.length, new Set(ids).size, ids.every((id) => all.includes(id))], query).toEqual([
        total,
        total,
        true,
      ]);
    }
  });

  test("aren't searched by what matches too many, nor paged without end", async () => {
    const { db } = portal().context.storage;
    const one = await portal().register({ fullname: "Many People" });
    const row = await usersIn(db).byId(one.id);
    if (!row) throw new Error("nobody");
    for (let number = 0; number < limits.searchedPeopleMaximum; number += 1) {
      const name = `many${number}`;
      await usersIn(db).insert({
        ...row,
        id: portal().context.newId(),
        email_key: name,
        username_key: name,
        deposit_reference: null,
      });
    }
    const admin = await portal().admin();
    const wide = await admin.get("/wallets/admin/transactions?person=many");
    expect([wide.status, wide.code, wide.errors.person]).toEqual([
      422,
      "search_too_wide",
      ["More than 200 results match. Refine your search."],
    ]);
    expect((await transactions(portal(), "person=many19")).total).toBe(0);
    expect((await admin.get("/users?sort=biggest")).status).toBe(400);
  });
});

describeEitherEngine("a customer's list", (portal) => {
  test.each([
    "",
    "status=pending",
    "type=deposit",
    "type=deposit&status=pending",
    "from=2026-01-01",
  ])("with %o has only their own transactions, though others have the same", async (query) => {
    const [hana, nora] = [await portal().register(), await portal().register()];
    const made = [];
    for (const customer of [hana, nora]) {
      await customer.saveCard();
      made.push((await customer.deposit("5")).id);
    }
    for (const [at, customer] of [hana, nora].entries()) {
      const list = read(TransactionPage, await customer.get(`/transactions?${query}`));
      expect(list.transactions.map(({ id }) => id)).toEqual([made[at]]);
      expect([list.total, list.totalAmount]).toEqual([1, 5]);
    }
  });
});
