// Amount buttons and the tabs of a deposit without scripts: they send the form, and nothing that was typed is lost.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { card, path as cardPath } from "../support/pages/card-deposit-form";

const portal = await openPortal();
afterAll(() => portal.close());

const cryptoPath = "/dashboard/wallet/deposit/crypto";
const withdrawalPath = "/dashboard/wallet/withdrawal";
const address = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";

/** The value of the button with this label. */
function buttonValue(html: string, label: string): string {
  const buttons = [...html.matchAll(/<button([^>]*)>([^<]*)<\/button>/g)];
  const [, attributes = ""] = buttons.find(([, , text]) => text === label) ?? [];
  return /value="([^"]*)"/.exec(attributes)?.[1] ?? "";
}

describe("an amount button", () => {
  test.each([
    [
      "a withdrawal",
      { path: withdrawalPath, form: "withdrawal", label: "$100" },
      { paymentMethod: "crypto_payment", walletAddress: address, description: "Rent “März”" },
      "100",
    ],
    [
      "an unfinished withdrawal",
      { path: withdrawalPath, form: "withdrawal", label: "$50" },
      { amount: "oops", paymentMethod: "crypto_payment", walletAddress: "1abc", description: "" },
      "50",
    ],
    [
      "a crypto deposit",
      { path: cryptoPath, form: "crypto-deposit", label: "1,000" },
      { amount: "", currency: "EUR", cryptoCurrency: "ETH", orderName: "Top-up", description: "é" },
      "1000",
    ],
    [
      "a card deposit",
      { path: cardPath, form: "deposit", label: "500" },
      {
        cardChoice: "new",
        currency: "GBP",
        cardHolderName: "Hana",
        expiryDate: "11/38",
        description: "Début",
      },
      "500",
    ],
  ])(
    "of %s keeps everything else and shows no error",
    async (_what, { path, form, label }, typed, amount) => {
      const hana = await portal.signInAs("hana");
      const page = await hana.get(path);
      const fill = buttonValue(page.html, label);
      const filled = await hana.submit(page, { ...typed, fill }, { form });
      expect([filled.status, filled.messages]).toEqual([200, []]);
      expect(filled.title).not.toMatch(/^Error/);
      expect(filled.form(form).fields).toMatchObject({ ...typed, amount });
      expect(filled.path).not.toMatch(/amount|März|Hana/);
    },
  );

  test("keeps a card's number and photos, and asks for the CVV again", async () => {
    const nora = await portal.signInAs("nora");
    const fill = "amount 100";
    const complete = await nora.submit(await nora.get(cardPath), { ...card(), fill });
    expect(complete.form("deposit").fields).toMatchObject({ amount: "100", cvv: "" });
    expect((await nora.submit(complete, { cvv: "737" })).location).toMatch(/review$/);
    const part = await nora.submit(await nora.get(`${cardPath}?draft=new`), {
      ...card(),
      cvv: "",
      cardChoice: "new",
      fill,
    });
    expect(part.text).toContain("You entered Visa •••• 1881.");
    expect(part.text).toContain("front.png already uploaded");
    expect(part.html).not.toMatch(/8888 ?8888/);
    expect(part.path).not.toMatch(/8888|737/);
    expect((await nora.submit(part, { cvv: "737" })).location).toMatch(/review$/);
  });

  test("Max fills in all of the balance, and nothing is withdrawn", async () => {
    const hana = await portal.signInAs("hana");
    const page = await hana.get(withdrawalPath);
    const fill = buttonValue(page.html, "Max");
    const most = fill.split(" ")[1] ?? "";
    expect(Number(most)).toBeGreaterThan(0);
    const filled = await hana.submit(page, { fill, description: "All" }, { form: "withdrawal" });
    expect(filled.form("withdrawal").fields).toMatchObject({ amount: most, description: "All" });
  });

  test.each(["description 5", "amount 1e9", "amount <b>", "__proto__ 5"])(
    "%j fills in nothing but a field of the form",
    async (fill) => {
      const hana = await portal.signInAs("hana");
      const sent = { amount: "7", paymentMethod: "crypto_payment", walletAddress: address, fill };
      const answer = await hana.submit(await hana.get(withdrawalPath), sent, {
        form: "withdrawal",
      });
      // With its quotes: an ID may contain these letters.
      expect(answer.html).not.toContain('"1e9"');
    },
  );

  test.each([cardPath, cryptoPath, withdrawalPath])(
    "isn't what Enter presses on %s",
    async (path) => {
      const hana = await portal.signInAs("hana");
      const dialog = /<dialog[\s\S]*<\/dialog>/.exec((await hana.get(path)).html)?.[0] ?? "";
      const [first = ""] = /<button[^>]*type="submit"[^>]*>[^<]*/.exec(dialog) ?? [];
      expect(first).toMatch(/>Continue to review$/);
      expect(first).not.toContain("name=");
    },
  );
});

describe("the tabs of a deposit", () => {
  test.each([
    [cardPath, "deposit", "crypto", cryptoPath, "crypto-deposit"],
    [cryptoPath, "crypto-deposit", "card", cardPath, "deposit"],
  ])("carry the amount from %s", async (path, form, tab, target, targetForm) => {
    const zoe = await portal.signInAs("zoe");
    const typed = {
      amount: "1,250.50",
      currency: "EUR",
      cardNumber: "4012 8888 8888 1881",
      cvv: "737",
    };
    const left = await zoe.submit(await zoe.get(path), { ...typed, tab }, { form });
    expect([left.status, left.location?.split("?")[0]]).toEqual([303, target]);
    expect(left.location).not.toMatch(/8888|737/);
    const opened = await zoe.follow(left);
    expect(opened.form(targetForm).fields).toMatchObject({ amount: "1250.50", currency: "EUR" });
  });

  test.each(["", "oops", "4012888888881881"])("open empty after %j", async (amount) => {
    const zoe = await portal.signInAs("zoe");
    const left = await zoe.submit(
      await zoe.get(cardPath),
      { amount, tab: "crypto" },
      { form: "deposit" },
    );
    expect(left.location).not.toContain("8888");
    expect((await zoe.follow(left)).form("crypto-deposit").fields.amount).toBe("");
  });
});
