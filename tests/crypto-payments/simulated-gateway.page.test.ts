// The simulated gateway's payment page: each button once, what it tells, and where it leads.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { bitcoinPrice } from "../support/stubs/crypto-gateway";
import { recordsOf } from "../support/people/records";
import type { Visitor } from "../support/people/visitor";

let portal: InProcessPortal;
let hana: Visitor;
beforeAll(async () => {
  portal = await openPortal();
  hana = await portal.signInAs("hana");
});
afterAll(() => portal.close());

async function freshPage(): Promise<string> {
  return `/simulated-gateway/${(await recordsOf(portal, hana, "hana")).payment}`;
}

async function press(address: string, move: string) {
  const answer = await hana.submit(await hana.get(address), { move });
  expect([answer.status, answer.location]).toEqual([303, address]);
  return hana.get(address);
}

test("the page says that it is simulated and what is due, and offers a button for each state", async () => {
  const page = await hana.get(await freshPage());
  expect(page.heading).toBe("Simulated payment page");
  expect(page.text).toMatch(/No funds are transferred/);
  const [, due = ""] = /\$65\.00 Amount due (0\.\d+) BTC/.exec(page.text) ?? [];
  // The price moves a little from the order to now.
  expect(Number(due) * bitcoinPrice(portal.backend)).toBeCloseTo(65, 0);
  for (const button of [
    "Pay in full",
    "Detected",
    "Confirming",
    "Pay half",
    "Overpay",
    "Expire",
    "Fail",
  ])
    expect(page.text).toContain(button);
});

describe.each([
  ["pay_in_full", "Paid in full", "Completed", "Your deposit has been credited", false],
  [
    "show_payment",
    "The network has seen the payment.",
    "Waiting for confirmations",
    "Payment detected. We'll credit it once the full amount is confirmed.",
    true,
  ],
  [
    "confirm_payment",
    "The network is confirming the payment.",
    "Confirming",
    "Full payment received. Waiting for network confirmations.",
    true,
  ],
  ["pay_half", "Paid half.", "Partially paid", "We received part of the amount due", true],
  ["pay_too_much", "Overpaid by 50%.", "Completed", "we're reviewing the difference", false],
  [
    "expire",
    "Payment expired.",
    "Expired",
    "Crypto payment expired. Please create a new payment.",
    true,
  ],
  [
    "fail",
    "Payment failed.",
    "Failed",
    "Crypto payment failed. Please try again or contact support.",
    false,
  ],
])("%s", (move, message, status, meaning, goesOn) => {
  test("is reported and shown, and not offered again once the payment is over", async () => {
    const page = await press(await freshPage(), move);
    expect(page.text).toContain(message);
    expect(page.text).toContain(status);
    expect(page.text).toContain(meaning);
    expect(page.text.includes("Pay in full")).toBe(goesOn);
    expect(page.text).toMatch(/View transaction.*Back to wallet/s);
  });
});

test("late money is flagged for review", async () => {
  const address = await freshPage();
  await press(address, "expire");
  const page = await press(address, "pay_in_full");
  expect(page.text).toContain("Your payment arrived after it expired");
});

test("an unknown action is refused, and another customer's payment is not found", async () => {
  const address = await freshPage();
  const odd = await hana.submit(await hana.get(address), { move: "steal_payment" });
  expect([odd.status, odd.messages.join()]).toEqual([200, "Choose an outcome"]);
  const george = await portal.signInAs("george");
  expect([
    (await george.get(address)).status,
    (await george.post(address, { move: "pay_in_full" })).status,
  ]).toEqual([404, 404]);
});

test("the transaction and the payment link to each other", async () => {
  portal.passMinutes(61);
  const address = await freshPage();
  const [, id = ""] =
    /\/dashboard\/transactions\/([0-9a-f-]{36})/.exec((await hana.get(address)).html) ?? [];
  const detail = await hana.get(`/dashboard/transactions/${id}`);
  expect((await hana.get(detail.link("View payment"))).html).toContain(`href="${address}"`);
});
