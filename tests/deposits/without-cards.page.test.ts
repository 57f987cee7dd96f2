// A portal that doesn't take card deposits, as production doesn't by default: no page offers them.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal({ CARD_DEPOSITS: "off" });
afterAll(() => portal.close());
const visitor = portal.visitor();
const nora = await portal.signInAs("nora");

test.each([
  ["/", "Pay with crypto. Deposits show as pending until they're credited."],
  ["/", "Crypto deposits are credited once the payment gateway confirms them."],
  ["/services", "Crypto deposits, credited when the payment gateway confirms them."],
  ["/services", "Banks and blockchains may charge their own fees, which we don't control."],
  ["/terms", "Crypto deposits are credited when the payment gateway confirms them."],
])("%s says %j, and nothing about card deposits", async (path, text) => {
  const page = await visitor.get(path);
  expect(page.text).toContain(text);
  expect(page.html).not.toMatch(/card deposit|by card|your card|my card/i);
});

test("the description of the services for search engines names crypto only", async () => {
  const { html } = await visitor.get("/services");
  expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toMatch(
    /: deposit with crypto, withdraw to a bank account or Bitcoin address, and follow the markets\.$/,
  );
});

test("a new customer is offered crypto, and finds no card panel in the wallet", async () => {
  expect((await nora.get("/dashboard")).text).toContain("Pay with crypto.");
  const wallet = await nora.get("/dashboard/wallet");
  expect([wallet.heading, wallet.text.includes("Saved card")]).toEqual(["Wallet", false]);
});

test("the Deposit button leads to the crypto deposit, without a choice of methods", async () => {
  const wallet = await nora.get("/dashboard/wallet");
  const dialog = await nora.follow(await nora.get(wallet.link("Deposit")));
  expect(dialog.path).toBe("/dashboard/wallet/deposit/crypto");
  expect(dialog.text).toContain("Cryptocurrency");
  expect(dialog.links("Card")).toEqual([]);
});
