// A limit over everybody together: what is asked for in a day stays within it, however many ask at once.
import { expect, test } from "vitest";
import { describeEachEngine, type TestPortal } from "../support/backend";
import { bitcoinAddress } from "../support/inputs";
import type { Customer } from "../support/people";

const ask = (customer: Customer, amount: string) => customer.post("/wallets/withdraw", { amount, walletAddress: bitcoinAddress });

/** Has just typed the password, which a new address asks for. */
async function confirmedWith(portal: TestPortal, amount: string): Promise<Customer> {
  const customer = await portal.customerWith(amount);
  await customer.confirm();
  return customer;
}
const exhausted = { status: 422, code: "day_exhausted", errors: { amount: [expect.stringContaining("try again tomorrow")] } };

describeEachEngine(
  "withdrawals of a day, where all customers have 100 together,",
  (portal) => {
    test("end there, and begin anew at midnight UTC", async () => {
      const [hana, zoe] = [await confirmedWith(portal(), "500.00"), await confirmedWith(portal(), "500.00")];
      expect((await ask(hana, "60.00")).status).toBe(201);
      expect(await ask(zoe, "40.01")).toMatchObject(exhausted);
      expect((await ask(zoe, "40.00")).status).toBe(201);
      expect(await ask(hana, "0.01")).toMatchObject(exhausted);
      expect(await hana.available()).toBe(440);
      portal().advance({ hours: 15 });
      const rita = await confirmedWith(portal(), "500.00");
      expect((await ask(rita, "100.00")).status).toBe(201);
      expect(await ask(rita, "0.01")).toMatchObject(exhausted);
    });

    test("of which nine fit are nine where thirty ask at once", async () => {
      portal().advance({ days: 1 });
      const [hana, zoe, rita] = [await confirmedWith(portal(), "500.00"), await confirmedWith(portal(), "500.00"), await confirmedWith(portal(), "500.00")];
      const answers = await Promise.all([hana, zoe, rita].flatMap((person) => Array.from({ length: 10 }, () => ask(person, "11.00"))));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
      expect(new Set(answers.filter(({ status }) => status !== 201).map(({ code }) => code))).toEqual(new Set(["day_exhausted"]));
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("count what is added to one, give nothing back, and leave other currencies alone", async () => {
      portal().advance({ days: 1 });
      const hana = await confirmedWith(portal(), "500.00");
      const { id } = await hana.withdraw("50.00");
      expect((await hana.patch(`/transactions/${id}`, { amount: 90 })).status).toBe(200);
      expect(await hana.patch(`/transactions/${id}`, { amount: 101 })).toMatchObject(exhausted);
      expect((await hana.patch(`/transactions/${id}`, { amount: 10 })).status).toBe(200);
      expect(await ask(hana, "10.01")).toMatchObject(exhausted);
      const { storage, now } = portal().context;
      const day = new Date(now()).toISOString().slice(0, 10);
      expect(await storage.store.withdrawalDays.add({ day, currency: "EUR", amountMinor: 10_000n, maximumMinor: 10_000n })).toBe(true);
      expect((await ask(hana, "10.00")).status).toBe(201);
    });

    test("count nothing for a request that was refused", async () => {
      portal().advance({ days: 1 });
      const hana = await confirmedWith(portal(), "50.00");
      expect((await ask(hana, "60.00")).code).toBe("insufficient_funds");
      const again = { amount: "50.00", walletAddress: bitcoinAddress };
      const answers = [await hana.post("/wallets/withdraw", again, { key: "one-key-of-hana" }), await hana.post("/wallets/withdraw", again, { key: "one-key-of-hana" })];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect((await ask(await confirmedWith(portal(), "50.00"), "50.00")).status).toBe(201);
    });
  },
  { WITHDRAWALS_DAILY_MAXIMUM: "100" },
);

describeEachEngine("withdrawals of a day", (portal) => {
  test("have no limit of everybody where none is set, and nothing is counted", async () => {
    const hana = await confirmedWith(portal(), "5000.00");
    expect((await ask(hana, "5000.00")).status).toBe(201);
    const { storage, now } = portal().context;
    const day = new Date(now()).toISOString().slice(0, 10);
    expect(await storage.store.withdrawalDays.add({ day, currency: "USD", amountMinor: 1n, maximumMinor: 1n })).toBe(true);
  });
});
