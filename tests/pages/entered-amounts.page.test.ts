// Amounts as the portal prints them and as people write them, in every form that asks for one.
import { afterAll, describe, expect, test } from "vitest";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import type { Currency } from "~server/kernel/currencies";
import { formatMoney } from "~server/kernel/money-format";
import { openPortal } from "../support/portal/in-process-portal";
import { fillIn } from "../support/pages/fill-button";
import { ambiguousAmounts } from "../support/inputs/invalid-amounts";
import { seededWallets } from "../support/people/seeded-wallets";
import type { Fields } from "../support/people/visitor";

const portal = await openPortal();
const { walletOf } = seededWallets(portal);
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

const [held] = await transactionsIn(db).list(
  { userId: (await walletOf("hana")).userId, type: "withdrawal", status: "pending" },
  { limit: 1, offset: 0 },
);

interface MoneyForm {
  readonly who: "hana" | "george" | "zoe" | "admin";
  readonly path: string;
  readonly form: string;
  readonly field?: string;
  readonly fields?: Fields;
  readonly currency: Currency;
}

const forms: Record<string, MoneyForm> = {
  "a withdrawal": {
    who: "george",
    path: "/dashboard/wallet/withdrawal",
    form: "withdrawal",
    currency: "GBP",
  },
  "a card deposit": {
    who: "hana",
    path: "/dashboard/wallet/deposit",
    form: "deposit",
    fields: { cardChoice: "saved", currency: "EUR" },
    currency: "EUR",
  },
  "a crypto deposit": {
    who: "zoe",
    path: "/dashboard/wallet/deposit/crypto",
    form: "crypto-deposit",
    fields: { cryptoCurrency: "BTC", currency: "EUR" },
    currency: "EUR",
  },
  "the edit of a request": {
    who: "hana",
    path: `/dashboard/transactions/${held?.id}/edit`,
    form: "edit",
    currency: "USD",
  },
  "a credit": {
    who: "admin",
    path: `${(await walletOf("george")).path}/credit`,
    form: "credit",
    fields: { description: "Goodwill" },
    currency: "GBP",
  },
  "a balance": {
    who: "admin",
    path: `${(await walletOf("zoe")).path}/balances`,
    form: "balances",
    field: "profitBalance",
    fields: { reason: "Interest" },
    currency: "EUR",
  },
};

describe.each(Object.entries(forms))(
  "%s",
  (_name, { who, path, form, field = "amount", fields = {}, currency }) => {
    const send = async (text: string) => {
      const person = await portal.signInAs(who);
      return person.follow(
        await person.submit(await person.get(path), { ...fields, [field]: text }, { form }),
      );
    };

    const spellings = [
      formatMoney(1234.56, currency, "en"),
      "1,234.57",
      "1.234,58",
      "1 234,59",
      `1234.6 ${currency}`,
    ];
    test.each(spellings)("accepts %j", async (text) => {
      const page = await send(text);
      expect(page.messages).toEqual([]);
      const cents = /(?:5[6-9]|6)(?=\D*$)/.exec(text)?.[0].padEnd(2, "0");
      expect(page.text).toContain(formatMoney(Number(`1234.${cents}`), currency, "en"));
    });

    test.each(ambiguousAmounts)("asks what %j means, and keeps it", async (text) => {
      const page = await send(text);
      const thousands = `${text.replace(".", ",")}.00 ${currency}`;
      const decimals = `${text.slice(0, -1)} ${currency}`;
      expect(page.faults).toEqual([
        {
          message: `This amount can be read in two ways. Enter ${thousands} or ${decimals}`,
          fieldId: `${form}-${field}`,
        },
      ]);
      expect(page.form(form).fields[field]).toBe(text);
    });

    test.each(ambiguousAmounts)("offers each reading of %j as a button", async (text) => {
      const page = await send(text);
      const readings = [
        { shown: `${text.replace(".", ",")}.00`, amount: `${text.replace(".", "")}.00` },
        { shown: text.slice(0, -1), amount: text.slice(0, -1) },
      ];
      for (const { shown, amount } of readings) {
        const fill = fillIn(page, `${shown} ${currency}`) ?? fillIn(page, shown);
        expect(fill).toBe(`${field} ${amount}`);
        const person = await portal.signInAs(who);
        const chosen = await person.follow(
          await person.submit(page, { fill: fill ?? "" }, { form }),
        );
        expect(chosen.faults).toEqual([]);
        expect(chosen.form(form).fields).toMatchObject({ ...fields, [field]: amount });
      }
    });

    test("accepts no other currency", async () => {
      const other = currency === "EUR" ? "$50" : "€50";
      const page = await send(other);
      expect(page.messages).toEqual([
        `Enter the amount in ${currency}, for example 1,234.50 ${currency}`,
      ]);
      expect(page.form(form).fields[field]).toBe(other);
    });
  },
);

test("a balance left as it was printed is not a change", async () => {
  const admin = await portal.signInAs("admin");
  const { path } = await walletOf("george");
  const page = await admin.get(`${path}/balances`);
  const printed = Object.fromEntries(
    ["totalBalance", "availableBalance"].map((name) => [
      name,
      formatMoney(Number(page.form("balances").fields[name]), "GBP", "en"),
    ]),
  );
  const answer = await admin.follow(await admin.submit(page, printed, { form: "balances" }));
  expect(answer.messages).toEqual(["No fields to update"]);
});

test("the selected currency counts, whatever the wallet's is", async () => {
  const hana = await portal.signInAs("hana");
  const page = await hana.get("/dashboard/wallet/deposit");
  const send = (currency: string) =>
    hana.submit(page, { cardChoice: "saved", amount: "£40.00", currency }, { form: "deposit" });
  expect((await hana.follow(await send("GBP"))).text).toContain("£40.00");
  expect((await hana.follow(await send("USD"))).messages).toEqual([
    "Enter the amount in USD, for example 1,234.50 USD",
  ]);
});
