// How often one customer may move money: more often than people do, and not as fast as a program can.
import { expect, test } from "vitest";
import { limits } from "~server/kernel/limits";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { bitcoinOrder } from "../support/stubs/crypto-gateway";
import type { Customer } from "../support/people/people";

const { most, perMinutes } = limits.rateLimits.movements;

describeEitherEngine(
  "deposits and withdrawals of one customer",
  (portal) => {
    const withdraw = (person: Customer, amount = "0.01", key?: string) =>
      person.post("/wallets/withdrawal/request", { amount }, key === undefined ? {} : { key });
    const deposit = (person: Customer) =>
      person.post("/wallets/top-up", { amount: "1.00", paymentMethod: "card" });
    const customer = async () => {
      const person = await portal().customerWith("500.00");
      await person.saveBank();
      // The deposit that brought the money is over.
      portal().advance({ minutes: perMinutes });
      return person;
    };

    test(`are limited to ${most} in ${perMinutes} minutes, of any kind, and the wait is shown`, async () => {
      const [hana, rita] = [await customer(), await customer()];
      for (let time = 2; time < most; time += 1) expect((await withdraw(hana)).status).toBe(201);
      expect((await deposit(hana)).status).toBe(201);
      portal().advance({ minutes: 2 });
      expect((await hana.post("/payments/crypto/create", bitcoinOrder)).status).toBe(201);
      const message = `You've requested ${most} deposits and withdrawals in a short time. Try again in ${perMinutes - 2} minutes.`;
      const refused = [
        await withdraw(hana),
        await deposit(hana),
        await hana.post("/payments/crypto/create", bitcoinOrder),
      ];
      expect(
        refused.map(({ status, code, message: text, headers }) => [
          status,
          code,
          text,
          headers.get("retry-after"),
        ]),
      ).toEqual(
        Array.from({ length: 3 }, () => [
          429,
          "too_many_movements",
          message,
          String((perMinutes - 2) * 60),
        ]),
      );
      expect((await withdraw(rita)).status).toBe(201);
      portal().advance({ minutes: perMinutes - 2.5 });
      expect((await withdraw(hana)).message).toContain("in 1 minute.");
      portal().advance({ minutes: 0.5 });
      expect((await withdraw(hana)).status).toBe(201);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("that are refused, or only returned again, don't count", async () => {
      const hana = await customer();
      for (let time = 0; time < most + 5; time += 1)
        expect((await withdraw(hana, "900.00")).code).toBe("insufficient_funds");
      for (let time = 0; time < most + 5; time += 1)
        expect((await withdraw(hana, "0.01", `again-${portal().engine}`)).status).toBe(201);
      for (let time = 1; time < most; time += 1) expect((await withdraw(hana)).status).toBe(201);
      expect((await withdraw(hana)).code).toBe("too_many_movements");
      expect((await withdraw(hana, "0.01", `again-${portal().engine}`)).status).toBe(201);
    });

    test(`sent at the same time are limited to ${most}`, async () => {
      const hana = await customer();
      const answers = await Promise.all(Array.from({ length: most + 20 }, () => withdraw(hana)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    });
  },
  { MOVEMENTS_PER_TEN_MINUTES: String(most) },
);
