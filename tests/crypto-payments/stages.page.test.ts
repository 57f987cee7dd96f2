// What a crypto payment is at: one word for it on every page, and dates and amounts that fit it.
import { afterAll, describe, expect, test } from "vitest";
import { simulatePayer } from "~server/adapters/crypto-gateway/simulated";
import { simulatedInvoicesIn } from "~server/features/crypto-payments/simulated-invoice-store";
import { openPortal } from "../support/portal/in-process-portal";
import type { Visitor } from "../support/people/visitor";

const portal = await openPortal();
afterAll(() => portal.close());

/** Makes a payment, and plays the payer on the simulated page. */
async function paymentAfter(person: Visitor, ...moves: readonly string[]) {
  const typed = { amount: "65.00", currency: "USD", cryptoCurrency: "BTC" };
  const review = await person.follow(
    await person.submit(await person.get("/dashboard/wallet/deposit/crypto"), typed),
  );
  const page = await person.follow(await person.submit(review));
  const gateway = page.link("Open payment page");
  for (const move of moves) await person.submit(await person.get(gateway), { move });
  return person.get(page.path);
}

describe("the stage of a payment", () => {
  const facts =
    /(?:Send payment|Crypto payment|Status) (Waiting for payment|Partially paid|Confirming|Under review|Completed|Expired|Canceled|Failed)/;

  test.each([
    [[], "Waiting for payment", "Pending", /Expires.*Amount due/],
    [["pay_half"], "Partially paid", "Pending", /Expires.*Amount due/],
    [["pay_half", "expire"], "Under review", "Pending", /Expired on/],
    [["expire"], "Expired", "Failed", /Expired on/],
    [["pay_in_full"], "Completed", "Successful", /Order number/],
    [["fail"], "Failed", "Failed", /Order number/],
  ] as const)("after %j is the same on every page: %s", async (moves, label, status, more) => {
    const hana = await portal.signInAs("hana");
    const page = await paymentAfter(hana, ...moves);
    const gateway = await hana.get(`/simulated-gateway/${page.path.split("/").at(-1)}`);
    const transaction = await hana.get(page.link("View transaction"));
    for (const { text } of [page, gateway, transaction]) expect(facts.exec(text)?.[1]).toBe(label);
    expect(transaction.text).toMatch(new RegExp(`Deposit of \\$65\\.00 ${status} `));
    const listed = (await hana.get("/dashboard/transactions")).text;
    expect(listed).toMatch(new RegExp(`Crypto payment \\+\\$65\\.00 ${status} `));
    expect(page.text).toMatch(more);
    const isOpen = label === "Waiting for payment" || label === "Partially paid";
    for (const { text } of [page, gateway])
      expect([text.includes("Amount due"), /Expires|Pay by/.test(text)]).toEqual([isOpen, isOpen]);
    expect(transaction.text.includes("Amount due")).toBe(isOpen);
    const ended = /Expired on .*?(\d{1,2} \w+ \d{4}, \d\d:\d\d)/.exec(page.text)?.[1];
    if (ended !== undefined)
      expect(Date.parse(`${ended.replace("Sept", "Sep")} UTC`)).toBeLessThanOrEqual(
        portal.backend.context.now(),
      );
  });
});

describe("a payment that was sent in full", () => {
  test.each([
    ["show_payment", "Waiting for confirmations", "Detected"],
    ["confirm_payment", "Confirming", "Confirming"],
  ] as const)("after %s asks for nothing more: %s", async (action, label, step) => {
    const hana = await portal.signInAs("hana");
    const { path } = await paymentAfter(hana);
    await simulatePayer(simulatedInvoicesIn(portal.backend.context.storage.db), {
      orderNumber: path.split("/").at(-1) ?? "",
      action,
      now: portal.backend.context.now(),
    });
    portal.passMinutes(1);
    const page = await hana.get(path);
    expect(page.text).toContain(`Received ${label}`);
    expect(page.text).toMatch(/confirmed\.|network confirmations\./);
    expect(page.html).toMatch(new RegExp(`aria-current="step"[^>]*>${step}`));
    expect(page.text).not.toMatch(/Send exactly|Time left|Send payment/);
    expect(page.links("Zoom in")).toEqual([]);
  });
});

describe("a deposit for which crypto was received", () => {
  test("cannot be canceled by its customer, and says why before and after", async () => {
    const hana = await portal.signInAs("hana");
    const page = await paymentAfter(hana);
    const path = `${page.link("View transaction")}/cancellation`;
    const question = await hana.get(path);
    await hana.submit(await hana.get(page.link("Open payment page")), {
      move: "pay_half",
    });
    portal.passMinutes(1);
    const refused = await hana.follow(await hana.submit(question));
    expect(refused.text).toContain(
      "We've received crypto for this payment, so it can't be canceled.",
    );
    const again = await hana.get(path);
    expect(again.text).toContain(
      "We've received crypto for this payment, so it can't be canceled.",
    );
    expect(again.forms.some(({ id }) => id === "cancellation")).toBe(false);
    expect((await hana.get(page.path)).text).toContain("Send payment Partially paid");
  });
});
