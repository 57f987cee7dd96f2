// The page of a crypto payment: each outcome, and one whose deposit was canceled.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import type { Visitor } from "../support/people/visitor";
import { seededWallets } from "../support/people/seeded-wallets";
import { paymentAfter } from "../support/pages/coin-deposit";

const portal = await openPortal();
const { balancesOf } = seededWallets(portal);
afterAll(() => portal.close());

describe("the payment page", () => {
  test("shows address, QR code, amount and time left, and has links to zoom", async () => {
    const hana = await portal.signInAs("hana");
    const page = await paymentAfter(hana);
    expect(page.text).toMatch(
      /Send payment Waiting for payment Detected Confirming Completed.*Send exactly 0\.\d+ BTC .*To this BTC address simulated-btc-.*Time left: 2[34] h/,
    );
    expect(page.html).toContain('class="qr-code"');
    expect(page.html).toContain('data-refresh="30"');
    const larger = await hana.get(page.link("Zoom in"));
    expect(larger.html).toContain('data-zoom="110"');
    expect((await hana.get(`${page.path}?zoom=200`)).links("Zoom in")).toEqual([]);
    expect((await hana.get(`${page.path}?zoom=205`)).html).toContain('data-zoom="100"');
  });

  test("refreshes by itself only if requested, and never once it is over", async () => {
    const hana = await portal.signInAs("hana");
    const refresh = '<noscript><meta http-equiv="refresh" content="30"/></noscript>';
    const headOf = ({ html }: { html: string }) => html.split("<body>")[0];
    const page = await paymentAfter(hana);
    expect(headOf(page)).not.toContain("refresh");
    const asked = await hana.get(page.link("Auto-refresh every 30 s"));
    expect(headOf(asked)).toContain(refresh);
    expect(headOf(await hana.get(asked.link("Stop auto-refresh")))).not.toContain("refresh");
    await hana.submit(await hana.get(page.link("Open payment page")), {
      move: "fail",
    });
    expect(headOf(await hana.get(asked.path))).not.toContain("refresh");
  });

  test("paid in full says so, and the money is in the wallet", async () => {
    const hana = await portal.signInAs("hana");
    const before = (await balancesOf("hana")).available;
    const page = await paymentAfter(hana, "pay_in_full");
    expect(page.heading).toBe("Crypto payment completed");
    expect(page.text).toContain("Your deposit has been credited.");
    expect(page.link("Continue")).toBe("/dashboard/wallet");
    expect((await hana.get(page.link("Download receipt"))).status).toBe(200);
    expect(page.html).not.toContain("data-refresh");
    expect((await balancesOf("hana")).available).toBe(before + 6500n);
  });

  test.each([
    [["fail"], "Crypto payment failed. Please try again or contact support."],
    [["expire"], "Crypto payment expired. Please create a new payment."],
    [["pay_half"], "before the payment expires."],
    [["pay_half", "expire"], "We received less than the amount due."],
    [["pay_too_much"], "we're reviewing the difference"],
    [["expire", "pay_in_full"], "Your payment arrived after it expired."],
  ])("after %j says %j", async (moves, text) => {
    const hana = await portal.signInAs("hana");
    expect((await paymentAfter(hana, ...moves)).text).toContain(text);
  });
});

describe("a payment whose deposit was canceled", () => {
  async function canceled(person: Visitor, ...moves: string[]) {
    const page = await paymentAfter(person, ...moves);
    const cancellation = await person.get(`${page.link("View transaction")}/cancellation`);
    expect((await person.submit(cancellation)).status).toBe(303);
    portal.passMinutes(1);
    return {
      gateway: page.link("Open payment page"),
      page: await person.get(page.path),
    };
  }

  test("asks for no more coins", async () => {
    const { page } = await canceled(await portal.signInAs("hana"));
    expect(page.text).toContain("This deposit was canceled. Don't send crypto to this address");
    expect(page.text).toContain("Crypto payment Canceled");
    expect(page.text).not.toMatch(/Amount due|Expires/);
    expect([page.text.includes("Send payment"), page.links("New crypto payment")]).toEqual([
      false,
      ["/dashboard/wallet/deposit/crypto"],
    ]);
  });

  test.each([
    [
      "in full",
      [],
      ["pay_in_full"],
      "We received a payment we couldn't credit. We're reviewing it",
    ],
    ["in part", [], ["pay_half"], "We received a payment we couldn't credit. We're reviewing it"],
    [
      "in part, and not completed before it expires",
      [],
      ["pay_half", "expire"],
      "We received less than the amount due. Our team is reviewing",
    ],
  ] as const)(
    "and that is paid %s after all is reviewed by us, and asks for no second payment",
    async (_how, before, after, text) => {
      const hana = await portal.signInAs("hana");
      const { gateway, page } = await canceled(hana, ...before);
      for (const move of after) await hana.submit(await hana.get(gateway), { move });
      const paid = await hana.get(page.path);
      expect(paid.text).toContain(text);
      expect(paid.text).not.toMatch(/create a new payment|reviewing .*completed/);
      expect(paid.links("New crypto payment")).toEqual([]);
    },
  );
});

test("the ledger is balanced afterwards", async () => {
  expect(await portal.ledgerFaults()).toEqual([]);
});
