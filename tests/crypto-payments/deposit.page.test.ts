// A deposit in coins from the dialog to the wallet: the words of each refusal, the review, and each outcome on the payment page.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { good, path, paymentAfter, review } from "../support/pages/coin-deposit";
import type { ShownPage } from "../support/pages/shown-page";

const portal = await openPortal();
afterAll(() => portal.close());

test("an open payment is shown in the wallet, however many transactions came after it", async () => {
  const hana = await portal.signInAs("hana");
  const pages = [];
  for (let count = 0; count < 6; count += 1) pages.push(await paymentAfter(hana));
  const wallet = await hana.get("/dashboard/wallet");
  const shown = pages.filter(({ path: payment }) => wallet.html.includes(`href="${payment}"`));
  expect(shown).toEqual(pages.slice(-3));
  expect(wallet.html).toContain('href="/dashboard/transactions?type=deposit&amp;status=pending"');
});

describe("the dialog", () => {
  test("has a tab for each way to pay, and lists coins with code and minimum", async () => {
    const hana = await portal.signInAs("hana");
    const page = await hana.get(path);
    const tabsOn = ({ html }: ShownPage) =>
      /<div class="filter-links" role="group"[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? "";
    expect(tabsOn(page)).toMatch(/name="tab" value="card">Card<\/button>.*"true">Crypto<\/span>/);
    expect(page.text).toMatch(/Bitcoin \(BTC\), minimum 0\.\d+ BTC/);
    expect(page.text).toContain("within 24 hours");
    expect(tabsOn(await hana.get("/dashboard/wallet/deposit"))).toContain('value="crypto">Crypto');
  });

  test.each([
    [{ amount: "0" }, "Enter a valid amount"],
    [{ cryptoCurrency: "" }, "Choose one of the listed cryptocurrencies"],
    [{ amount: "0.01" }, /^Minimum amount is 0\.\d+ BTC$/],
  ])("%o is refused with its message, and its values are kept", async (fields, text) => {
    const hana = await portal.signInAs("hana");
    const answer = await hana.submit(await hana.get(path), { ...good, ...fields });
    expect(answer.status).toBe(200);
    expect(answer.messages).toEqual([
      typeof text === "string" ? text : expect.stringMatching(text),
    ]);
    expect(answer.form("crypto-deposit").fields.orderName).toBe("Savings");
  });

  test("a coin under maintenance is named as such, and refused", async () => {
    const hana = await portal.signInAs("hana");
    const page = await hana.get(path);
    const [, coin = "", name = ""] =
      /<option value="([^"]+)">([^<(]+) \([^<]*under maintenance</.exec(page.html) ?? [];
    const answer = await hana.submit(page, { ...good, cryptoCurrency: coin });
    expect(answer.messages).toEqual([
      `${name} is currently under maintenance. Please select another cryptocurrency.`,
    ]);
  });
});

describe("the review", () => {
  test("shows the conversion first, and makes one payment however often it is sent", async () => {
    const hana = await portal.signInAs("hana");
    const page = await review(hana, { currency: "EUR" });
    expect(page.text).toMatch(
      /You pay €65\.00 Rate 1 EUR = .*You receive \$.*BTC.*Savings.*For April/,
    );
    expect(page.text).toMatch(
      /You send About 0\.00\d+ BTC At €[\d,.]+ per BTC \(simulated\)\. You'll get the exact amount next\. Cryptocurrency Bitcoin \(BTC\) Network Bitcoin Fee None /,
    );
    const answers = await Promise.all([hana.submit(page), hana.submit(page), hana.submit(page)]);
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(answers[0]?.location).toMatch(/^\/dashboard\/wallet\/payments\/CP-/);
    expect((await hana.get(page.path)).location).toBe(answers[0]?.location);
  });

  test("says so if the gateway is down, moves nothing, and can be sent again", async () => {
    const hana = await portal.signInAs("hana");
    const page = await review(hana);
    const { gateway } = portal.backend.context.crypto;
    const { createInvoice } = gateway;
    Object.assign(gateway, {
      createInvoice: () => Promise.reject(new Error("the gateway is away")),
    });
    const refused = await hana.submit(page);
    Object.assign(gateway, { createInvoice });
    expect([refused.status, refused.messages]).toEqual([200, ["Failed to create crypto payment"]]);
    expect(refused.text).toContain("No money has moved. Confirm again in a moment");
    expect((await hana.submit(refused)).location).toMatch(/^\/dashboard\/wallet\/payments\/CP-/);
  });

  test("once confirmed leads to the payment, and so do receipt, wallet and transaction", async () => {
    const hana = await portal.signInAs("hana");
    const page = await review(hana);
    const { location = "" } = await hana.submit(page);
    const number = location?.split("/").at(-1) ?? "";
    expect((await hana.get(page.path.replace("review", "receipt"))).location).toBe(location);
    expect((await hana.get("/dashboard/wallet")).link(`$65.00 (${number})`)).toBe(location);
    const detail = await hana.get((await hana.get(location ?? "")).link("View transaction"));
    expect(detail.link("View payment")).toBe(location);
  });
});

test("the ledger is balanced afterwards", async () => {
  expect(await portal.ledgerFaults()).toEqual([]);
});
