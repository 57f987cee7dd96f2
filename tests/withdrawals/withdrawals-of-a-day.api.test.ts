// A limit over everyone together: what is asked for in a day stays within it, however many ask at once, and no one uses it up for all.
import { expect, test } from "vitest";
import { withdrawalDaysIn } from "~server/features/withdrawals/withdrawal-day-store";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { bitcoinAddress } from "../support/inputs/inputs";
import { read, type Customer } from "../support/people/people";
import { WithdrawalResponse } from "~server/features/ledger/wallet-schemas";
import { usd } from "../support/inputs/amounts";

const request = (customer: Customer, amount: string) =>
  customer.post("/wallets/withdraw", { amount, walletAddress: bitcoinAddress });
const asked = async (customer: Customer, amount: string) =>
  read(WithdrawalResponse, await request(customer, amount)).transaction.id;

/** Has just typed the password, which a new address asks for. */
async function confirmedWith(portal: TestPortal, amount: string): Promise<Customer> {
  const customer = await portal.customerWith(amount);
  await customer.confirm();
  return customer;
}
const people = async (portal: TestPortal, count: number) => {
  const made: Customer[] = [];
  for (let number = 0; number < count; number += 1)
    made.push(await confirmedWith(portal, "500.00"));
  return made;
};
const exhausted = {
  status: 422,
  code: "day_exhausted",
  errors: { amount: [expect.stringContaining("try again tomorrow")] },
};
const shareExhausted = {
  status: 422,
  code: "day_share_exhausted",
  errors: { amount: [expect.stringContaining("up to $100.00 per day")] },
};

describeEitherEngine(
  "withdrawals of a day, with 400 for all customers together,",
  (portal) => {
    test("end there, and start again at midnight UTC", async () => {
      const [hana, zoe, rita, nora, pavel] = await people(portal(), 5);
      if (!hana || !zoe || !rita || !nora || !pavel) throw new Error("five people");
      for (const one of [hana, zoe, rita]) expect((await request(one, "100.00")).status).toBe(201);
      expect((await request(nora, "60.00")).status).toBe(201);
      expect(await request(pavel, "40.01")).toMatchObject(exhausted);
      expect((await request(pavel, "40.00")).status).toBe(201);
      expect(await request(nora, "0.01")).toMatchObject(exhausted);
      expect(await pavel.available()).toBe(460);
      portal().advance({ hours: 15 });
      const [later] = await people(portal(), 1);
      expect((later && (await request(later, "100.00")))?.status).toBe(201);
    });

    test("leave one customer a quarter, in one request or many", async () => {
      portal().advance({ days: 1 });
      const [hana, zoe] = await people(portal(), 2);
      if (!hana || !zoe) throw new Error("two people");
      expect(await request(hana, "100.01")).toMatchObject(shareExhausted);
      expect((await request(hana, "99.00")).status).toBe(201);
      expect(await request(hana, "1.01")).toMatchObject(shareExhausted);
      expect((await request(hana, "1.00")).status).toBe(201);
      expect((await request(zoe, "100.00")).status).toBe(201);
    });

    test("don't count canceled or rejected requests, only approved ones", async () => {
      portal().advance({ days: 1 });
      const [[hana, zoe], admin] = [await people(portal(), 2), await portal().admin()];
      if (!hana || !zoe) throw new Error("two people");
      for (let time = 0; time < 5; time += 1) {
        const id = await asked(hana, "100.00");
        expect((await hana.patch(`/transactions/${id}/status`, { status: "failed" })).status).toBe(
          200,
        );
      }
      const rejected = await asked(hana, "100.00");
      await admin.reject(rejected, "not today");
      const approved = await asked(hana, "100.00");
      await admin.approve(approved);
      expect(await request(hana, "0.01")).toMatchObject(shareExhausted);
      await admin.setStatus(approved, "failed");
      expect((await request(hana, "100.00")).status).toBe(201);
      expect((await request(zoe, "100.00")).status).toBe(201);
    });

    test("allow nine of eighteen simultaneous requests if nine fit, and only one customer's share if all are theirs", async () => {
      portal().advance({ days: 1 });
      const some = await people(portal(), 6);
      const answers = await Promise.all(
        some.flatMap((person) => Array.from({ length: 3 }, () => request(person, "44.00"))),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
      expect(
        [...new Set(answers.filter(({ status }) => status !== 201).map(({ code }) => code))]
          .sort()
          .at(0),
      ).toBe("day_exhausted");
      portal().advance({ days: 1 });
      const hana = await confirmedWith(portal(), "500.00");
      const own = await Promise.all(Array.from({ length: 10 }, () => request(hana, "30.00")));
      expect(own.filter(({ status }) => status === 201)).toHaveLength(3);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("never exceed the maximum, while some are canceled and raised", async () => {
      portal().advance({ days: 1 });
      const some = await people(portal(), 6);
      const first = await Promise.all(some.map((person) => asked(person, "20.00")));
      const rounds = some.flatMap((person, at) => [
        person.patch(`/transactions/${first[at] ?? ""}`, { amount: 90 }),
        request(person, "50.00"),
        ...(at % 2 === 0
          ? [person.patch(`/transactions/${first[at] ?? ""}/status`, { status: "failed" })]
          : []),
      ]);
      await Promise.all(rounds);
      const sums = await Promise.all(some.map(async (person) => 500 - (await person.available())));
      expect(sums.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(400);
      expect(Math.max(...sums)).toBeLessThanOrEqual(100);
    });

    test("count a raised one in full, on the day it is raised, and not in other currencies", async () => {
      portal().advance({ days: 1 });
      const hana = await confirmedWith(portal(), "500.00");
      const { id } = await hana.withdraw("50.00");
      expect((await hana.patch(`/transactions/${id}`, { amount: 90 })).status).toBe(200);
      expect(await hana.patch(`/transactions/${id}`, { amount: 101 })).toMatchObject(
        shareExhausted,
      );
      expect((await hana.patch(`/transactions/${id}`, { amount: 10 })).status).toBe(200);
      expect(await request(hana, "90.01")).toMatchObject(shareExhausted);
      for (let time = 0; time < 3; time += 1) {
        portal().advance({ hours: 8 });
        await hana.available();
      }
      await hana.confirm();
      expect((await request(hana, "100.00")).status).toBe(201);
      expect(await hana.patch(`/transactions/${id}`, { amount: 11 })).toMatchObject(shareExhausted);
      const george = await portal().register({ currency: "GBP" });
      expect((await (await portal().admin()).credit(george.id, "500.00")).status).toBe(201);
      await george.confirm();
      expect((await request(george, "100.00")).status).toBe(201);
    });

    test("count nothing for a request that was refused", async () => {
      portal().advance({ days: 1 });
      const hana = await confirmedWith(portal(), "50.00");
      expect((await request(hana, "60.00")).code).toBe("insufficient_funds");
      const again = { amount: "50.00", walletAddress: bitcoinAddress };
      const answers = [
        await hana.post("/wallets/withdraw", again, { key: "one-key-of-hana" }),
        await hana.post("/wallets/withdraw", again, { key: "one-key-of-hana" }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect((await request(await confirmedWith(portal(), "100.00"), "100.00")).status).toBe(201);
    });
  },
  { WITHDRAWALS_DAILY_MAXIMUM: "400" },
);

describeEitherEngine("withdrawals of a day", (portal) => {
  test("have no common limit if none is set, and nothing is counted", async () => {
    const hana = await confirmedWith(portal(), "5000.00");
    expect((await request(hana, "5000.00")).status).toBe(201);
    const { storage, now } = portal().context;
    const day = new Date(now()).toISOString().slice(0, 10);
    expect(
      await withdrawalDaysIn(storage.db).requestedTotals(
        { day, currency: "USD", transactionId: "" },
        hana.id,
      ),
    ).toEqual({ all: usd(0n), own: usd(0n) });
  });
});
