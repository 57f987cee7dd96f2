// A deposit in coins from the dialog to the wallet: the words of each refusal, the review, and each outcome on the payment page.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/in-process-portal";
import type { Visitor } from "../support/visitor";

const portal = await openPortal();
const { store } = portal.backend.context.storage;
afterAll(() => portal.close());

const path = "/dashboard/wallet/deposit/crypto";
const good = {
  amount: "65.00",
  currency: "USD",
  cryptoCurrency: "BTC",
  orderName: "Savings",
  description: "For April",
};

async function available(name: string) {
  const user = await store.users.byEmail(`${name}@example.com`);
  const wallet = await store.wallets.ofUser(user?.id ?? "");
  return (await store.wallets.balances(wallet?.id ?? "")).available;
}

async function review(person: Visitor, fields: Record<string, string> = {}) {
  const answer = await person.submit(await person.get(path), { ...good, ...fields });
  expect(answer.status, answer.messages.join()).toBe(303);
  return person.follow(answer);
}

/** Confirms a payment, and plays the payer on the simulated page. */
async function paymentAfter(person: Visitor, ...moves: string[]) {
  const page = await person.follow(await person.submit(await review(person)));
  const gateway = page.link("Open the gateway’s payment page");
  for (const move of moves) await person.submit(await person.get(gateway), { move });
  return person.get(page.path);
}

test("an open payment is named in the wallet, however much came after it", async () => {
  const hana = await portal.signInAs("hana");
  const pages = [];
  for (let count = 0; count < 6; count += 1) pages.push(await paymentAfter(hana));
  const wallet = await hana.get("/dashboard/wallet");
  for (const { path: payment } of pages) expect(wallet.html).toContain(`href="${payment}"`);
});

describe("the dialog", () => {
  test("has a tab for each way to pay, and lists coins with code and minimum", async () => {
    const hana = await portal.signInAs("hana");
    const page = await hana.get(path);
    expect([page.links("Card"), page.links("Crypto")]).toEqual([
      ["/dashboard/wallet/deposit"],
      [path],
    ]);
    expect(page.text).toMatch(/Bitcoin \(BTC\), minimum 0\.\d+ BTC/);
    expect(page.text).toContain("within 24 hours");
    expect((await hana.get("/dashboard/wallet/deposit")).links("Crypto")).toEqual([path]);
  });

  test.each([
    [{ amount: "0" }, "Enter a valid amount, for example 1,234.50 USD"],
    [{ cryptoCurrency: "" }, "Please choose one of the cryptocurrencies on offer."],
    [{ amount: "0.01" }, /^Minimum amount is 0\.\d+ BTC$/],
  ])("%o is refused in the words of the spec, with its values kept", async (fields, words) => {
    const hana = await portal.signInAs("hana");
    const answer = await hana.submit(await hana.get(path), { ...good, ...fields });
    expect(answer.status).toBe(200);
    expect(answer.messages).toEqual([
      typeof words === "string" ? words : expect.stringMatching(words),
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
    const answers = await Promise.all([hana.submit(page), hana.submit(page), hana.submit(page)]);
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(answers[0]?.location).toMatch(/^\/dashboard\/wallet\/payments\/CP-/);
    expect((await hana.get(page.path)).location).toBe(answers[0]?.location);
  });

  test("of a gateway that is away says so, moves nothing, and can be sent again", async () => {
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
    expect((await hana.get("/dashboard/wallet")).link(`$65.00 by ${number}`)).toBe(location);
    const detail = await hana.get((await hana.get(location ?? "")).link("View transaction"));
    expect(detail.link("Open the payment page")).toBe(location);
  });
});

describe("the payment page", () => {
  test("shows address, QR code, amount, time left, and zooms by links", async () => {
    const hana = await portal.signInAs("hana");
    const page = await paymentAfter(hana);
    expect(page.text).toMatch(
      /Send exactly 0\.\d+ BTC .*To this BTC address simulated-btc-.*Time left: 2[34] h.*Waiting for payment/,
    );
    expect(page.html).toContain('class="qr-code"');
    expect(page.html).toContain('data-refresh="30"');
    const larger = await hana.get(page.link("Zoom in"));
    expect(larger.html).toContain('data-zoom="110"');
    expect((await hana.get(`${page.path}?zoom=200`)).links("Zoom in")).toEqual([]);
    expect((await hana.get(`${page.path}?zoom=205`)).html).toContain('data-zoom="100"');
  });

  test("refreshes by itself only where that was asked for, and never once it is over", async () => {
    const hana = await portal.signInAs("hana");
    const refresh = '<noscript><meta http-equiv="refresh" content="30"/></noscript>';
    const headOf = ({ html }: { html: string }) => html.split("<body>")[0];
    const page = await paymentAfter(hana);
    expect(headOf(page)).not.toContain("refresh");
    const asked = await hana.get(page.link("Refresh by itself every 30 s"));
    expect(headOf(asked)).toContain(refresh);
    expect(headOf(await hana.get(asked.link("Stop refreshing")))).not.toContain("refresh");
    await hana.submit(await hana.get(page.link("Open the gateway’s payment page")), {
      move: "fail",
    });
    expect(headOf(await hana.get(asked.path))).not.toContain("refresh");
  });

  test("paid in full says so, and the money is in the wallet", async () => {
    const hana = await portal.signInAs("hana");
    const before = await available("hana");
    const page = await paymentAfter(hana, "pay_in_full");
    expect(page.heading).toBe("Crypto payment completed");
    expect(page.text).toContain("The deposit is in your wallet.");
    expect(page.link("Continue")).toBe("/dashboard/wallet");
    expect(page.html).not.toContain("data-refresh");
    expect(await available("hana")).toBe(before + 6500n);
  });

  test.each([
    [["fail"], "Crypto payment failed. Please try again or contact support."],
    [["expire"], "Crypto payment expired. Please create a new payment."],
    [["pay_half"], "that are missing, in time."],
    [["pay_half", "expire"], "Less came than was asked for."],
    [["pay_too_much"], "we look at what came beyond it"],
    [["expire", "pay_in_full"], "The money came after its time."],
  ])("after %j says %j", async (moves, words) => {
    const hana = await portal.signInAs("hana");
    expect((await paymentAfter(hana, ...moves)).text).toContain(words);
  });
});

describe("a payment whose deposit was cancelled", () => {
  async function cancelled(person: Visitor, ...moves: string[]) {
    const page = await paymentAfter(person, ...moves);
    const cancellation = await person.get(`${page.link("View transaction")}/cancellation`);
    expect((await person.submit(cancellation)).status).toBe(303);
    portal.passMinutes(1);
    return {
      gateway: page.link("Open the gateway’s payment page"),
      page: await person.get(page.path),
    };
  }

  test("asks for no more coins", async () => {
    const { page } = await cancelled(await portal.signInAs("hana"));
    expect(page.text).toContain("This deposit was cancelled. Please send no coins for it");
    expect(page.text).toContain("Status Cancelled");
    expect(page.text).not.toMatch(/To pay|Expires/);
    expect([page.text.includes("Pay this"), page.links("New crypto payment")]).toEqual([
      false,
      ["/dashboard/wallet/deposit/crypto"],
    ]);
  });

  test.each([
    ["in full", [], ["pay_in_full"], "Money came that could not be booked. We look at it"],
    ["in part", [], ["pay_half"], "Money came that could not be booked. We look at it"],
    [
      "in part and no more in time",
      [],
      ["pay_half", "expire"],
      "Less came than was asked for. We look at what came",
    ],
  ] as const)(
    "and that is paid %s after all says that we look at it, and offers no second payment",
    async (_how, before, after, words) => {
      const hana = await portal.signInAs("hana");
      const { gateway, page } = await cancelled(hana, ...before);
      for (const move of after) await hana.submit(await hana.get(gateway), { move });
      const paid = await hana.get(page.path);
      expect(paid.text).toContain(words);
      expect(paid.text).not.toMatch(/create a new payment|We look at .*completed/);
      expect(paid.links("New crypto payment")).toEqual([]);
    },
  );
});

test("the ledger is sound after all this", async () => {
  expect(await portal.ledgerFaults()).toEqual([]);
});
