// A deposit in another currency, as a customer and an administrator see it.
import { afterAll, describe, expect, test } from "vitest";
import { currencies } from "~server/kernel/currencies";
import { convert } from "~server/features/exchange-rates/rules";
import { money, parseMoney } from "~server/kernel/money";
import { openPortal } from "../support/portal/in-process-portal";
import { reviewOf } from "../support/people/records";

const portal = await openPortal();
afterAll(() => portal.close());

const path = "/dashboard/wallet/deposit";
const shownRate = /Rate 1 EUR = (\d\.\d{4,6}) USD \(simulated\), \d{1,2} \w{3} \d{4}/;
const hana = await portal.signInAs("hana");

describe("the deposit form", () => {
  test("offers the three currencies, with the wallet's selected", async () => {
    const page = await hana.get(path);
    const select = /<select[^>]*name="currency"[\s\S]*?<\/select>/.exec(page.html)?.[0] ?? "";
    expect([...select.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      ...currencies,
    ]);
    expect(page.form("deposit").fields.currency).toBe("USD");
  });

  test.each([["BTC", "Choose one of the listed currencies", "deposit-currency"]])(
    "refuses %s at its field",
    async (currency, message, fieldId) => {
      const answer = await hana.submit(await hana.get(path), {
        amount: "10",
        cardChoice: "saved",
        currency,
      });
      expect(answer.status).toBe(200);
      expect(answer.faults).toEqual([{ message, fieldId }]);
    },
  );

  test("keeps the selected currency if the amount is invalid", async () => {
    const answer = await hana.submit(await hana.get(path), {
      amount: "none",
      cardChoice: "saved",
      currency: "GBP",
    });
    expect(answer.messages).toEqual(["Enter a valid amount, for example 1,234.50 GBP"]);
    expect(answer.form("deposit").fields).toMatchObject({ amount: "none", currency: "GBP" });
  });

  test("in the wallet's currency leads to a review without a rate", async () => {
    const review = await hana.get(await reviewOf(hana, "deposit", { currency: "USD" }));
    expect(review.text).toContain("Amount $10.00");
    expect(review.text).not.toMatch(/You pay|Rate/);
  });
});

test("the review's figures are posted, and everyone who views the transaction sees them", async () => {
  const review = await hana.get(
    await reviewOf(hana, "deposit", { amount: "100", currency: "EUR" }),
  );
  const [, rate = ""] = shownRate.exec(review.text) ?? [];
  const [, received = ""] = /You receive \$(\d+\.\d\d)/.exec(review.text) ?? [];
  expect(review.text).toContain("You pay €100.00");
  expect(convert(money("EUR", 100_00n), "USD", rate)).toEqual(parseMoney(received, "USD"));

  const receipt = await hana.follow(await hana.submit(review));
  const admin = await portal.signInAs("admin");
  const detail = await hana.get(receipt.link("View transaction"));
  const decision = await admin.get(detail.path.replace("/dashboard/", "/admin/"));
  for (const page of [receipt, detail, decision]) {
    expect(page.text).toContain("Paid €100.00");
    expect(shownRate.exec(page.text)?.[1]).toBe(rate);
    expect(page.text).toMatch(new RegExp(`(?:Amount|Deposit of) \\+?\\$${received}`));
  }
  expect((await hana.get(`${detail.path}/edit`)).form("edit").fields).not.toHaveProperty("amount");
  expect(await portal.ledgerFaults()).toEqual([]);
});
