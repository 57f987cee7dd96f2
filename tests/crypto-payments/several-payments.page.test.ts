// Several open crypto payments, and what is said of one whose money has arrived or whose amount is fixed.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { paymentAfter } from "../support/pages/coin-deposit";
import type { Visitor } from "../support/people/visitor";
import type { ShownPage } from "../support/pages/shown-page";

const portal = await openPortal();
afterAll(() => portal.close());

const transactionOf = async (person: Visitor, payment: ShownPage) =>
  person.get(payment.link("View transaction"));

test("the wallet shows three of many open payments, and links to all", async () => {
  const hana = await portal.signInAs("hana");
  const openLinks = async () =>
    (await hana.get("/dashboard/wallet")).linksWhere((words) => /\(CP-/.test(words));
  const before = (await openLinks()).length;
  for (let count = before; count < 5; count += 1) {
    await paymentAfter(hana);
    portal.passMinutes(20);
  }
  const wallet = await hana.get("/dashboard/wallet");
  expect(await openLinks()).toHaveLength(3);
  const all = wallet.linksWhere((words) => words.startsWith("View all "));
  expect(all).toEqual(["/dashboard/transactions?type=deposit&status=pending"]);
});

describe("a payment", () => {
  test.each([
    ["nothing of which has arrived", [], true],
    ["that is detected", ["show_payment"], false],
    ["half of which has arrived", ["pay_half"], false],
    ["that is confirming", ["show_payment", "confirm_payment"], false],
  ] as const)("%s offers to cancel its request: %s %s", async (_what, moves, isOffered) => {
    const zoe = await portal.signInAs("zoe");
    const detail = await transactionOf(zoe, await paymentAfter(zoe, ...moves));
    expect(detail.links("Cancel this request").length > 0).toBe(isOffered);
    const edit = await zoe.get(detail.link("Edit"));
    expect(edit.html.includes('value="failed"')).toBe(isOffered);
    expect(edit.text).toContain("You can't change the amount: ");
  });

  test("in another currency says at its transaction why the amount is fixed", async () => {
    const hana = await portal.signInAs("hana");
    const sent = await hana.submit(
      await hana.get("/dashboard/wallet/deposit"),
      { amount: "20", currency: "GBP", cardChoice: "saved" },
      { form: "deposit" },
    );
    const receipt = await hana.follow(await hana.submit(await hana.follow(sent)));
    const detail = await hana.get(receipt.link("View transaction"));
    expect((await hana.get(detail.link("Edit"))).text).toContain(
      "You can't change the amount: it was converted at the rate you confirmed.",
    );
  });

  test("that was overpaid says so at its transaction, too", async () => {
    const zoe = await portal.signInAs("zoe");
    const detail = await transactionOf(zoe, await paymentAfter(zoe, "pay_too_much"));
    expect(detail.text).toContain("We received more than the amount due.");
  });

  test("keeps the places of its zoom buttons at both ends, and has none once it is over", async () => {
    const zoe = await portal.signInAs("zoe");
    const { path } = await paymentAfter(zoe);
    const partsAt = async (zoom: number) => {
      const { html } = await zoe.get(`${path}?zoom=${zoom}`);
      const [, nav = ""] = /<nav class="payment-zoom"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
      return [nav.split("<svg").length - 1, nav.includes("zoom-end")];
    };
    expect([await partsAt(50), await partsAt(100), await partsAt(200)]).toEqual([
      [2, true],
      [2, false],
      [2, true],
    ]);
    const over = await paymentAfter(zoe, "pay_in_full");
    expect(over.html).not.toContain("Zoom in");
    expect(over.html).toMatch(/id="payment-zoom"><\/div>/);
  });
});
