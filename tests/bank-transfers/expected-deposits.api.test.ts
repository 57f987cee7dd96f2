// Bank transfers: where to send them, and those that customers announce until they arrive, lapse or are canceled.
import { expect, test } from "vitest";
import { lapseExpected, remindOfExpected } from "~server/features/bank-transfers/end-due";
import { expectedDepositsIn } from "~server/features/bank-transfers/expected-deposit-store";
import { outboxIn } from "~server/features/email/store";
import { readCreditorReference } from "~server/kernel/creditor-reference";
import { usd } from "../support/inputs/amounts";
import { announce, expectedOf } from "../support/people/expected-deposits";
import type { Customer } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";

const accountsOf = async (customer: Customer, query = "") =>
  Object((await customer.get(`/receiving-accounts${query}`)).body);
const mine = async (customer: Customer) =>
  Object((await customer.get("/expected-deposits")).body).expectedDeposits as {
    id: string;
    state: string;
  }[];

describeEitherEngine("receiving accounts", (portal) => {
  test("are those of the wallet's currency, with the customer's own reference", async () => {
    const [hana, zoe] = [await portal().register(), await portal().register({ currency: "EUR" })];
    const dollars = await accountsOf(hana);
    expect(dollars).toMatchObject({
      currency: "USD",
      accounts: [{ id: "example-usd", accountNumber: "9900112233", arrivesWithinDays: 3 }],
    });
    expect(dollars.accounts).toHaveLength(1);
    expect(dollars.accounts[0]).not.toHaveProperty("qrText");
    expect(readCreditorReference(dollars.reference)).toBe(dollars.reference);
    const euros = await accountsOf(zoe, "?amount=12.5");
    expect(euros.reference).not.toBe(dollars.reference);
    expect(euros.accounts).toMatchObject([{ id: "example-eur" }]);
    expect(euros.accounts[0].qrText.split("\n")).toEqual(
      expect.arrayContaining(["EUR12.50", euros.reference]),
    );
  });

  test("give a reference to a user from before, once", async () => {
    const hana = await portal().register();
    const { db } = portal().context.storage;
    await db
      .updateTable("users")
      .set({ deposit_reference: null })
      .where("id", "=", hana.id)
      .execute();
    const { reference } = await accountsOf(hana);
    expect(readCreditorReference(reference)).toBe(reference);
    expect((await accountsOf(hana)).reference).toBe(reference);
  });

  test("are refused to visitors, to a user without a wallet, and with an amount that isn't one", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    expect((await portal().visitor().get("/receiving-accounts")).status).toBe(401);
    expect((await nora.get("/receiving-accounts?amount=much")).status).toBe(400);
    await admin.closeWallet(nora.id);
    expect(await nora.get("/receiving-accounts")).toMatchObject({ status: 404, code: "no_wallet" });
    expect(await announce(nora, "5.00")).toMatchObject({ status: 404, code: "no_wallet" });
  });
});

describeEitherEngine("expected deposits", (portal) => {
  test("are announced, seen by staff, and canceled, and no balance changes", async () => {
    const [hana, admin] = [await portal().register(), await portal().admin()];
    const before = await hana.wallet();
    const made = await expectedOf(hana, "250.00");
    expect(made).toMatchObject({
      amount: 250,
      currency: "USD",
      receivingAccountId: "example-usd",
      state: "open",
    });
    expect(Date.parse(made.lapsesAt) - Date.parse(made.createdAt)).toBe(14 * 86_400_000);
    const { reference } = await accountsOf(hana);
    const list = (query: string) => admin.get(`/admin/expected-deposits?user=${hana.id}${query}`);
    expect((await list("")).body).toMatchObject({
      total: 1,
      expectedDeposits: [{ id: made.id, user: hana.id, email: hana.email, reference }],
    });
    expect((await hana.delete(`/expected-deposits/${made.id}`)).body).toMatchObject({
      state: "cancelled",
    });
    expect((await list("")).body).toMatchObject({ total: 0 });
    expect((await list("&state=cancelled")).body).toMatchObject({ total: 1 });
    expect(await hana.delete(`/expected-deposits/${made.id}`)).toMatchObject({
      status: 409,
      code: "expected_deposit_ended",
    });
    expect(await hana.wallet()).toEqual(before);
  });

  test("are refused beside the field, to others, and without an account for them", async () => {
    const [hana, eve] = [await portal().register(), await portal().register()];
    for (const amount of ["much", "0", "-5.00", "1.234"])
      expect(await announce(hana, amount)).toMatchObject({
        status: 400,
        body: { errors: { amount: [expect.any(String)] } },
      });
    expect(await announce(hana, "1000000.01")).toMatchObject({
      status: 422,
      code: "amount_above_maximum",
    });
    const body = { amount: "5.00", receivingAccountId: "example-eur" };
    expect(await hana.post("/expected-deposits", body)).toMatchObject({
      status: 403,
      code: "bank_transfers_off",
    });
    const { id } = await expectedOf(hana, "5.00");
    expect((await eve.delete(`/expected-deposits/${id}`)).status).toBe(404);
    expect((await hana.get("/admin/expected-deposits")).status).toBe(403);
    expect((await portal().visitor().post("/expected-deposits", { amount: "5.00" })).status).toBe(
      401,
    );
    expect(await mine(hana)).toMatchObject([{ id, state: "open" }]);
  });

  test("are made once by one key, and at most five are open however many come at once", async () => {
    const hana = await portal().register();
    const first = await announce(hana, "5.00", "key-of-one-transfer");
    expect(await announce(hana, "5.00", "key-of-one-transfer")).toEqual(first);
    const others = await Promise.all(Array.from({ length: 8 }, () => announce(hana, "6.00")));
    expect(others.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(others.filter(({ code }) => code === "too_many_expected_deposits")).toHaveLength(4);
    expect(await mine(hana)).toHaveLength(5);
  });

  test("remind once before their time is over, and lapse once, however many hosts do it", async () => {
    const hana = await portal().registerVerified();
    const [kept, canceled] = [await expectedOf(hana, "250.00"), await expectedOf(hana, "9.00")];
    await hana.delete(`/expected-deposits/${canceled.id}`);
    const { context } = portal();
    const kinds = async () =>
      (await outboxIn(context.storage.db).ofUser(hana.id)).filter(
        ({ kind }) => kind === "expected_deposit_reminder",
      );
    const atOnce = <Value>(pass: () => Promise<Value>) => Promise.all([pass(), pass(), pass()]);
    portal().advance({ days: 10 });
    await atOnce(() => remindOfExpected(context));
    expect(await kinds()).toHaveLength(0);
    portal().advance({ days: 1, minutes: 1 });
    await atOnce(() => remindOfExpected(context));
    await remindOfExpected(context);
    expect(await kinds()).toHaveLength(1);
    await atOnce(() => lapseExpected(context));
    const stateOf = async (id: string) =>
      (await expectedDepositsIn(context.storage.db).ofUser(hana.id)).find((row) => row.id === id)
        ?.state;
    expect(await stateOf(kept.id)).toBe("open");
    portal().advance({ days: 3 });
    await atOnce(() => lapseExpected(context));
    expect(await stateOf(kept.id)).toBe("lapsed");
    expect(await stateOf(canceled.id)).toBe("cancelled");
    const arrived = { userId: hana.id, amount: usd(25_000n), transactionId: "t", now: 1 };
    expect(await expectedDepositsIn(context.storage.db).matchFor(arrived)).toBeNull();
  });

  test("are in the person's data, end with the account, and are erased with the person", async () => {
    const hana = await portal().registerVerified();
    const { context } = portal();
    const { id } = await expectedOf(hana, "250.00");
    await hana.confirm();
    const { reference } = await accountsOf(hana);
    expect((await hana.get("/users/profile/data")).body).toMatchObject({
      depositReference: reference,
      expectedDeposits: [{ id, amount: 250, state: "open" }],
    });
    const erased = (occasion: "access" | "person") =>
      context.storage.transaction((db) =>
        context.erase(occasion, { db, id: hana.id, now: context.now(), language: "en" }),
      );
    const states = async () =>
      (await expectedDepositsIn(context.storage.db).ofUser(hana.id)).map(({ state }) => state);
    await erased("access");
    expect(await states()).toEqual(["cancelled"]);
    await erased("person");
    expect(await states()).toEqual([]);
  });
});
