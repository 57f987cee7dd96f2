// The limits of a level: at every door, at the edges of their periods, and for many requests at once.
import { expect, test } from "vitest";
import { checkLimitsNow } from "~server/features/movement-limits/check-limits";
import { CustomerLimits } from "~server/features/movement-limits/schemas";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import { usersIn } from "~server/features/users/store";
import { formatMoney } from "~server/kernel/money-format";
import { bitcoinAddress } from "../support/inputs/inputs";
import { usd } from "../support/inputs/amounts";
import type { Answer } from "../support/api/caller";
import { importStatement, referenceOf } from "../support/people/bank-statements";
import { read, type Customer } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { operatorFileWith } from "../support/portal/operator-file-with";

const levels = {
  0: {
    withdrawal: { USD: { day: 100, thirtyDays: 250 } },
    deposit: { USD: { day: 200, thirtyDays: 300 } },
  },
  1: { withdrawal: { USD: { day: 1000 } }, deposit: { USD: { day: 200, thirtyDays: 300 } } },
  2: { withdrawal: { USD: { day: 1500 } }, deposit: { USD: { day: 2500 } } },
};

const settings = { OPERATOR_FILE: operatorFileWith({ levels }) };

type Door = (customer: Customer, amount: string) => Promise<Answer>;
const doors: Record<string, Door> = {
  "the call to the bank": (one, amount) => one.post("/wallets/withdrawal/request", { amount }),
  "the call to an address": (one, amount) =>
    one.post("/wallets/withdraw", { amount, walletAddress: bitcoinAddress }),
  "a draft of a withdrawal": (one, amount) =>
    one.post("/drafts", { kind: "bank_withdrawal", amount }),
  "a top-up by card": (one, amount) =>
    one.post("/wallets/top-up", { amount, paymentMethod: "card" }),
  "a crypto payment": (one, amount) =>
    one.post("/payments/crypto/create", { amount, currency: "USD", cryptoCurrency: "BTC" }),
  "a draft of a card deposit": (one, amount) =>
    one.post("/drafts", { kind: "card_deposit", amount }),
};

describeEitherEngine(
  "limits",
  (portal) => {
    /** Credits by staff don't count. */
    const funded = async (amount = "5000.00") => {
      const customer = await portal().registerVerified();
      await (await portal().admin()).credit(customer.id, amount);
      await customer.saveBank();
      await customer.saveCard();
      await customer.confirm();
      return customer;
    };
    const verified = async () => {
      const customer = await funded();
      await customer.handInDocument();
      const admin = await portal().admin();
      const kyc = { kycStatus: "approved" };
      expect((await admin.patch(`/users/${customer.id}`, kyc)).status).toBe(200);
      return customer;
    };
    const limitsOf = async (customer: Customer) =>
      read(CustomerLimits, await customer.get("/limits"));
    const withdraw = (customer: Customer, amount: string) =>
      customer.post("/wallets/withdrawal/request", { amount });
    const withdrawn = async (customer: Customer, amount: string) =>
      read(TransactionResponse, await withdraw(customer, amount)).transaction;

    const trusted = async () => {
      const customer = await verified();
      const { db } = portal().context.storage;
      await usersIn(db).update(customer.id, { level_two_at: portal().context.now() });
      return customer;
    };
    const ofLevel = { 0: () => funded(), 1: verified, 2: trusted } as const;

    test.each(
      ([0, 1, 2] as const).flatMap((level) =>
        Object.entries(doors).map(([name, door]) => ({ level, name, door })),
      ),
    )("of level $level hold for $name to the cent", async ({ level, name, door }) => {
      const direction = /deposit|top-up|payment/.test(name) ? "deposit" : "withdrawal";
      const { day: most } = levels[level][direction].USD;
      const customer = await ofLevel[level]();
      const refused = await door(customer, `${most}.01`);
      expect(refused).toMatchObject({ status: 422, code: `${direction}_above_limit` });
      expect(refused.errors.amount).toEqual([
        expect.stringContaining(`up to ${formatMoney(most, "USD", "en")} within 24 hours`),
      ]);
      expect((await door(customer, `${most}.00`)).status).toBe(201);
      const isDraft = name.startsWith("a draft");
      expect((await door(customer, "50.00")).code).toBe(
        isDraft ? "" : `${direction}_limit_reached`,
      );
    });

    test("are higher with accepted documents, and not with an approval alone", async () => {
      expect((await withdraw(await verified(), "1000.00")).status).toBe(201);
      const unseen = await funded();
      const admin = await portal().admin();
      const outside = { kycStatus: "approved", kycReason: "Met in person" };
      expect((await admin.patch(`/users/${unseen.id}`, outside)).status).toBe(200);
      expect((await withdraw(unseen, "100.01")).code).toBe("withdrawal_above_limit");
      expect((await unseen.get("/auth/profile")).body).toMatchObject({ level: 0 });
    });

    test("are answered with what is left and when there is more", async () => {
      const customer = await funded();
      const nothing = { used: 0, left: 100, limit: 100 };
      expect(await limitsOf(customer)).toMatchObject({
        currency: "USD",
        level: 0,
        higherLevel: 1,
        withdrawal: { day: nothing, thirtyDays: { used: 0, left: 250, limit: 250 } },
      });
      await withdraw(customer, "60.00");
      const frees = (days: number) =>
        new Date(portal().context.now() + days * 86_400_000).toISOString();
      expect((await limitsOf(customer)).withdrawal).toEqual({
        day: { limit: 100, used: 60, left: 40, freesAt: frees(1) },
        thirtyDays: { limit: 250, used: 60, left: 190, freesAt: frees(30) },
      });
      expect((await limitsOf(await verified())).higherLevel).toBe(2);
    });

    test("are answered to a customer without a wallet, and not to staff", async () => {
      const [nora, ada, ben] = [
        await portal().register(),
        await portal().admin(),
        await portal().admin(),
      ];
      for (const { id } of [nora, ada])
        await ben.delete(`/wallets/admin/user/${id}`, { confirmed: true });
      expect((await nora.get("/wallets/my-wallet")).status).toBe(404);
      expect(await limitsOf(nora)).toMatchObject({
        currency: "USD",
        withdrawal: { day: { left: 100 } },
      });
      expect(await ada.get("/limits")).toMatchObject({ status: 404, code: "no_wallet" });
      expect((await ben.get("/limits")).status, "with a wallet").toBe(200);
    });

    test("are given back by what is canceled, rejected or failed", async () => {
      const customer = await funded();
      const admin = await portal().admin();
      const { id } = await withdrawn(customer, "100.00");
      expect((await withdraw(customer, "0.01")).code).toBe("withdrawal_limit_reached");
      await customer.patch(`/transactions/${id}/status`, { status: "failed" });
      const rejected = await withdrawn(customer, "100.00");
      await admin.reject(rejected.id, "Not today");
      const approved = await withdrawn(customer, "100.00");
      await admin.approve(approved.id);
      expect((await withdraw(customer, "0.01")).code).toBe("withdrawal_limit_reached");
      await admin.setStatus(approved.id, "failed");
      expect((await withdraw(customer, "100.00")).status).toBe(201);
    });

    test("hold for a raised amount, whoever raises it, which counts anew", async () => {
      const customer = await funded();
      const admin = await portal().admin();
      const { id } = await withdrawn(customer, "50.00");
      const raise = (by: Pick<Customer, "patch">, amount: number) =>
        by.patch(`/transactions/${id}`, { amount });
      expect((await raise(customer, 100.01)).code).toBe("withdrawal_above_limit");
      expect((await raise(admin, 100.01)).code).toBe("withdrawal_above_limit");
      portal().advance({ hours: 8 });
      await customer.available();
      expect((await raise(await portal().signInAgain(admin), 90)).status).toBe(200);
      expect((await limitsOf(customer)).withdrawal.day?.freesAt).toBe(
        new Date(portal().context.now() + 86_400_000).toISOString(),
      );
      expect((await raise(customer, 20)).status).toBe(200);
      expect((await withdraw(customer, "80.01")).code).toBe("withdrawal_limit_reached");
      expect((await withdraw(customer, "80.00")).status).toBe(201);
    });

    test.each(["UTC", "Asia/Kathmandu", "America/New_York"])(
      "free up after 24 hours to the millisecond, said in the time zone %s",
      async (timeZone) => {
        const customer = await funded();
        await usersIn(portal().context.storage.db).update(customer.id, { time_zone: timeZone });
        await withdraw(customer, "100.00");
        const requested = portal().context.now();
        const refused = await withdraw(customer, "1.00");
        const shown = new Intl.DateTimeFormat("en-US", {
          timeZone,
          timeStyle: "short",
          hourCycle: "h23",
        }).format(requested);
        expect(refused.errors.amount?.join()).toContain(shown);
        const { storage, settings: inForce } = portal().context;
        const check = (now: number, amount: bigint) =>
          checkLimitsNow({ settings: inForce, now: () => now }, storage.db, {
            userId: customer.id,
            direction: "withdrawal",
            amount: usd(amount),
          });
        const [day, thirtyDays] = [86_400_000, 30 * 86_400_000];
        expect((await check(requested + day - 1, 1n))?.refused).toBe("withdrawal_limit_reached");
        expect(await check(requested + day, 10_000n)).toBeNull();
        for (let days = 1; days < 3; days += 1) {
          portal().advance({ days: 1 });
          const again = await portal().signInAgain(customer);
          const amount = days === 1 ? "100.00" : "50.00";
          await again.confirm();
          expect((await again.post("/wallets/withdrawal/request", { amount })).status).toBe(201);
        }
        expect((await check(requested + thirtyDays - 1, 1n))?.refused).toBe(
          "withdrawal_limit_reached",
        );
        expect(await check(requested + thirtyDays, 10_000n)).toBeNull();
        expect((await check(requested + thirtyDays, 10_001n))?.refused).toBe(
          "withdrawal_above_limit",
        );
      },
    );

    test("let exactly as many of many requests through as fit", async () => {
      const customer = await funded();
      const { id } = await withdrawn(customer, "10.00");
      const answers = await Promise.all([
        ...Array.from({ length: 8 }, () => withdraw(customer, "30.00")),
        customer.patch(`/transactions/${id}`, { amount: 10.5 }),
      ]);
      const passed = answers.slice(0, 8).filter(({ status }) => status === 201);
      expect(passed.length).toBe(answers[8]?.status === 200 ? 2 : 3);
      expect((await limitsOf(customer)).withdrawal.day?.used).toBeLessThanOrEqual(100);
      const deposits = await Promise.all(
        Array.from({ length: 6 }, () =>
          customer.post("/wallets/top-up", { amount: "60.00", paymentMethod: "card" }),
        ),
      );
      expect(deposits.filter(({ status }) => status === 201)).toHaveLength(3);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("leave a bank transfer above them to a person, and count it once it is credited", async () => {
      const customer = await funded("0.01");
      const admin = await portal().admin();
      const reference = await referenceOf(portal(), customer);
      const line = (amount: string, number: string) => ({
        amount,
        name: "Nora New",
        text: reference,
        reference: `${number}-${customer.id}`,
      });
      const posted = await importStatement(portal(), admin, {
        number: `L-${customer.id.slice(-8)}`,
        lines: [line("150.00", "A"), line("60.00", "B"), line("50.00", "C")],
      });
      expect(posted.lines.map(({ state, reason }) => [state, reason])).toEqual([
        ["credited", undefined],
        ["open", "above_limit"],
        ["credited", undefined],
      ]);
      expect((await limitsOf(customer)).deposit.day).toMatchObject({ used: 200, left: 0 });
    });

    test("don't count what staff credit or debit, and other currencies have their own", async () => {
      const customer = await funded();
      const admin = await portal().admin();
      await admin.credit(customer.id, "90.00", { transactionType: "withdrawal" });
      expect((await limitsOf(customer)).withdrawal.day?.used).toBe(0);
      const george = await portal().registerVerified({ currency: "GBP" });
      await admin.credit(george.id, "5000.00");
      await george.saveBank();
      expect((await withdraw(george, "5000.00")).status).toBe(201);
      expect(await limitsOf(george)).toEqual({
        currency: "GBP",
        level: 0,
        withdrawal: {},
        deposit: {},
      });
    });
  },
  settings,
);
