// Back from a review: the browser opens the form's address again, and finds what was sent.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { card, path as cardPath } from "../support/pages/card-deposit-form";
import type { Fields, Visitor } from "../support/people/visitor";

const portal = await openPortal();
afterAll(() => portal.close());

const withdrawalPath = "/dashboard/wallet/withdrawal";
const address = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";

interface Form {
  readonly path: string;
  readonly form: string;
  readonly sent: Fields;
  /** What the form shows again. */
  readonly shown: Fields;
}

const plain = (path: string, form: string, sent: Fields): Form => ({
  path,
  form,
  sent,
  shown: sent,
});
const forms: readonly (readonly [string, Form])[] = [
  [
    "a bank withdrawal",
    plain(withdrawalPath, "withdrawal", {
      amount: "31.25",
      paymentMethod: "bank",
      description: "Rent “März”",
    }),
  ],
  [
    "a withdrawal to an address",
    plain(withdrawalPath, "withdrawal", {
      amount: "32.00",
      paymentMethod: "crypto_payment",
      walletAddress: address,
      description: "",
    }),
  ],
  [
    "a crypto deposit",
    plain("/dashboard/wallet/deposit/crypto", "crypto-deposit", {
      amount: "75.50",
      currency: "EUR",
      cryptoCurrency: "BTC",
      orderName: "Top-up",
      description: "Savings",
    }),
  ],
  [
    "a deposit with a new card",
    {
      path: cardPath,
      form: "deposit",
      sent: {
        ...card(),
        cardChoice: "new",
        amount: "33.10",
        currency: "GBP",
        description: "Début",
      },
      shown: {
        amount: "33.10",
        currency: "GBP",
        description: "Début",
        cardChoice: "entered",
        cardNumber: "",
        cvv: "",
        expiryDate: "",
      },
    },
  ],
  [
    "a deposit with the saved card",
    plain(cardPath, "deposit", {
      amount: "34.00",
      currency: "USD",
      cardChoice: "saved",
      description: "Again",
    }),
  ],
];

async function sentBy(person: Visitor, { path, form, sent }: Form, more: Fields = {}) {
  const answer = await person.submit(await person.get(path), { ...sent, ...more }, { form });
  expect([answer.status, answer.messages]).toEqual([303, []]);
  return person.follow(answer);
}

describe.each(forms)("the form of %s", (_what, form) => {
  test("is filled after Back, and sent again it changes its draft", async () => {
    const hana = await portal.signInAs("hana");
    const review = await sentBy(hana, form);
    const back = await hana.get(form.path);
    expect(back.form(form.form).fields).toMatchObject(form.shown);
    expect(back.text).toContain("Start over");
    expect(back.html).not.toMatch(/8888 ?8888|"737"/);
    const edited = await hana.get(review.link("Edit"));
    expect(edited.form(form.form).fields).toMatchObject(form.shown);
    const changed = await hana.follow(
      await hana.submit(back, { amount: "41.00" }, { form: form.form }),
    );
    expect([changed.path, changed.text.includes("41.00")]).toEqual([review.path, true]);
  });

  test("is filled for its own session and person alone, and empty after Start over", async () => {
    const hana = await portal.signInAs("hana");
    await sentBy(hana, form);
    const { amount } = form.shown;
    const amountAt = async (person: Visitor, path = form.path) =>
      (await person.get(path)).form(form.form).fields.amount;
    expect(await amountAt(hana)).toBe(amount);
    expect(await amountAt(await portal.signInAs("hana"))).toBe("");
    expect(await amountAt(await portal.signInAs("zoe"))).toBe("");
    const again = (await hana.get(form.path)).link("Start over");
    expect(await amountAt(hana, again)).toBe("");
  });

  test("changed in a second tab is not what the first tab's review confirms", async () => {
    const hana = await portal.signInAs("hana");
    const review = await sentBy(hana, form);
    await hana.submit(await hana.get(form.path), { amount: "42.00" }, { form: form.form });
    const refused = await hana.submit(review, { password: "demonstration" });
    expect(refused.messages).toEqual([
      "These details have changed since you opened the review. Check them again before you confirm.",
    ]);
    expect(refused.text).toContain("42.00");
    const confirmed = await hana.submit(refused, { password: "demonstration" });
    expect(confirmed.status).toBe(303);
    // Back to the review, and the form as the browser kept it, both lead to the result.
    expect((await hana.get(review.path)).location).toBe(confirmed.location);
    expect((await hana.get(review.link("Edit"))).location).toBe(confirmed.location);
    expect((await hana.get(form.path)).form(form.form).fields.amount).toBe("");
  });
});

describe("a card entered for a deposit", () => {
  const form = forms[3]?.[1];
  if (!form) throw new Error("the form is missing");

  test("isn't in the wallet before the confirmation", async () => {
    const nora = await portal.signInAs("nora");
    const review = await sentBy(nora, form, { cardChoice: "new" });
    expect(review.text).toContain("1881");
    expect((await nora.get("/dashboard/wallet")).text).toContain("No card saved");
    const back = await nora.get(form.path);
    expect(back.text).toContain("•••• 1881, already entered");
    expect(back.text).toContain("Expires 12/39. Photos already uploaded.");
    await nora.submit(review);
    expect((await nora.get("/dashboard/wallet")).text).toContain("•••• •••• •••• 1881");
  });

  test("leaves its number while another field is corrected, for half an hour", async () => {
    const pavel = await portal.signInAs("pavel");
    const tooMuch = await pavel.submit(
      await pavel.get(form.path),
      { ...form.sent, amount: "9000000" },
      { form: "deposit" },
    );
    expect(tooMuch.text).toContain("You entered Visa •••• 1881.");
    portal.passMinutes(31);
    const late = await pavel.submit(tooMuch, { amount: "10", cvv: "737" }, { form: "deposit" });
    expect(late.messages).toContain("Card number must be exactly 16 digits");
    expect((await pavel.get("/dashboard/wallet")).text).not.toContain("1881");
  });

  test("is gone with its review", async () => {
    const rita = await portal.signInAs("rita");
    const review = await sentBy(rita, form);
    portal.passMinutes(31);
    const expired = await rita.get(review.path);
    expect([expired.status, expired.text.includes("its details were erased")]).toEqual([410, true]);
    expect((await rita.get(form.path)).form("deposit").fields.amount).toBe("");
  });
});

test("the ledger is balanced afterwards", async () => {
  expect(await portal.ledgerFaults()).toEqual([]);
});
