// A transaction's page: each fact once, in groups.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { bitcoinPrice } from "../support/stubs/crypto-gateway";
import { paymentAfter } from "../support/pages/coin-deposit";

const portal = await openPortal();
afterAll(() => portal.close());
const hana = await portal.signInAs("hana");

const times = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

test("a crypto deposit shows its amount in crypto, what was received, and the address", async () => {
  const payment = await paymentAfter(hana, "pay_half");
  const page = await hana.get(payment.link("View transaction"));
  expect(page.heading).toBe("Deposit of $65.00");
  const [, due = "", received = ""] =
    /Crypto payment View payment Status Partially paid Amount due (0\.\d+) BTC Received (0\.\d+) BTC Payment address simulated-btc-\w+/.exec(
      page.text,
    ) ?? [];
  expect(Number(due) * bitcoinPrice(portal.backend)).toBeCloseTo(65, 0);
  expect(Number(received)).toBeCloseTo(Number(due) / 2, 7);
  expect(page.link("View payment")).toBe(payment.path);
  const facts = page.text.slice(
    page.text.indexOf("Deposit of $65.00"),
    page.text.indexOf("History"),
  );
  expect([times(facts, /\$65\.00/g), times(facts, /Pending/g), times(facts, /Method/g)]).toEqual([
    1, 1, 0,
  ]);
  expect(facts).toMatch(/Details Type Deposit Action Crypto payment .*Record Reference TX-/);
});

test("a transaction without crypto has no section for it, and shows how it is paid", async () => {
  const list = await hana.get("/dashboard/transactions?type=withdrawal&status=pending");
  const path = /href="(\/dashboard\/transactions\/[\w-]{30,})"/.exec(list.html)?.[1] ?? "";
  const page = await hana.get(path);
  expect(page.text).not.toMatch(/Payment address|Amount due/);
  expect(page.text).toMatch(/Transaction ID [\w-]+/);
});
