// All errors of a money form are shown at once, also those that only the portal's rules find, and a card isn't typed twice.
import { afterAll, describe, expect, test } from "vitest";
import { asFile, pdfFile } from "../support/inputs/files";
import { openPortal } from "../support/portal/in-process-portal";
import { card, path as cardPath } from "../support/pages/card-deposit-form";

const portal = await openPortal();
afterAll(() => portal.close());

const maximum = "The maximum per transaction is $1,000,000.00.";
const realCard = "4929 4212 3460 0821";
const demoOnly = "This is a demonstration. Use a test card, for example 4111 1111 1111 1111.";
const expired = "This card has expired. Use another card.";

const depositOf = (more: object) => ({ ...card(), cardChoice: "new", amount: "50", ...more });

describe("a deposit with a new card", () => {
  test.each([
    [
      { amount: "5000000", cardNumber: realCard, expiryDate: "01/20", cvv: "1" },
      [maximum, demoOnly, expired, "CVV must be exactly 3 digits"],
    ],
    [
      { amount: "900000.00", currency: "GBP", cardHolderName: "", expiryDate: "02/21" },
      [maximum, "Card holder name is required", expired],
    ],
    [
      { amount: "abc", cardNumber: realCard, frontImage: asFile(pdfFile("front.pdf")) },
      [
        "Enter a valid amount, for example 1,234.50 USD",
        demoOnly,
        "Choose a photo: a JPEG, PNG or WebP image, not a PDF",
      ],
    ],
    [{ amount: "1000000.01", currency: "USD", cvv: "" }, [maximum, "CVV must be exactly 3 digits"]],
  ])("with %j shows all errors in one pass", async (typed, messages) => {
    const nora = await portal.signInAs("nora");
    const answer = await nora.submit(await nora.get(cardPath), depositOf(typed));
    expect(answer.messages).toEqual(messages);
  });

  test.each([
    ["the holder", { cardHolderName: "" }, { cardHolderName: "Nora New", cvv: "737" }],
    ["the expiry", { expiryDate: "01/20" }, { expiryDate: "12/39", cvv: "737" }],
    ["the CVV", { cvv: "7" }, { cvv: "737" }],
  ])("keeps the number while %s is corrected, as last four digits", async (_what, wrong, right) => {
    const nora = await portal.signInAs("nora");
    const refused = await nora.submit(await nora.get(cardPath), depositOf(wrong));
    expect(refused.text).toContain("You entered Visa •••• 1881.");
    expect(refused.html).not.toMatch(/8888 ?8888|"737"/);
    const sent = await nora.submit(refused, { ...right, amount: "51" });
    expect(sent.location, sent.messages.join()).toMatch(/review$/);
    expect((await nora.follow(sent)).text).toContain("•••• 1881");
  });

  test("takes another number instead of the kept one", async () => {
    const nora = await portal.signInAs("nora");
    const refused = await nora.submit(await nora.get(cardPath), depositOf({ cvv: "" }));
    const sent = await nora.submit(refused, { cardNumber: "5555 5555 5555 4444", cvv: "123" });
    expect((await nora.follow(sent)).text).toContain("•••• 4444");
  });

  test("keeps the number for its own person and half an hour only", async () => {
    const [nora, rita] = [await portal.signInAs("nora"), await portal.signInAs("rita")];
    const refused = await nora.submit(await nora.get(cardPath), depositOf({ cvv: "" }));
    const { fields } = refused.form("deposit");
    const stolen = await rita.submit(await rita.get(cardPath), {
      ...depositOf({ cardNumber: "" }),
      key: fields.key ?? "",
      "pending:cardNumber": fields["pending:cardNumber"] ?? "",
    });
    expect(stolen.messages).toEqual(["Card number must be exactly 16 digits"]);
    portal.passMinutes(31);
    const late = await nora.submit(refused, { ...card(), cardNumber: "" });
    expect(late.messages).toEqual(["Card number must be exactly 16 digits"]);
  });

  test("without an error in the card asks for the CVV again after the amount was corrected", async () => {
    const pavel = await portal.signInAs("pavel");
    const refused = await pavel.submit(await pavel.get(cardPath), depositOf({ amount: "abc" }));
    expect(refused.text).toContain("You entered Visa •••• 1881.");
    expect(refused.form("deposit").fields.cvv).toBe("");
    const without = await pavel.submit(refused, { amount: "12" });
    expect(without.messages).toEqual(["CVV must be exactly 3 digits"]);
    const sent = await pavel.submit(without, { amount: "12", cvv: "737" });
    expect(sent.location).toMatch(/review$/);
  });

  test.each([" 123", "123 ", "１２３"])("reads the CVV %j as 123", async (cvv) => {
    const nora = await portal.signInAs("nora");
    const form = await nora.get(cardPath);
    expect(form.html).toMatch(
      /name="cvv"[^>]*maxLength="(?:[5-9]|\d\d)"|maxLength="(?:[5-9]|\d\d)"[^>]*name="cvv"/i,
    );
    expect((await nora.submit(form, depositOf({ cvv }))).location).toMatch(/review$/);
  });
});

describe("a withdrawal", () => {
  const path = "/dashboard/wallet/withdrawal";
  test.each([
    [
      { amount: "900000", paymentMethod: "crypto_payment", walletAddress: "1abc" },
      ["Insufficient balance", "Please enter a valid wallet address"],
    ],
    [
      { amount: "-1", paymentMethod: "bank" },
      ["Enter a valid amount, for example 1,234.50 USD", "Please add bank details first"],
    ],
    [
      { amount: "700000", paymentMethod: "bank" },
      ["Insufficient balance", "Please add bank details first"],
    ],
  ])("with %j shows all errors in one pass", async (typed, messages) => {
    const nora = await portal.signInAs("nora");
    const answer = await nora.submit(await nora.get(path), typed, { form: "withdrawal" });
    expect(answer.messages).toEqual(messages);
  });
});

describe("a crypto deposit", () => {
  const path = "/dashboard/wallet/deposit/crypto";
  test.each([
    [
      { amount: "0.01", cryptoCurrency: "BTC", orderName: "x".repeat(500) },
      [/^Minimum amount is /, /./],
    ],
    [
      { amount: "0.01", currency: "EUR", cryptoCurrency: "ETH", description: "x".repeat(2000) },
      [/^Minimum amount is /, /./],
    ],
    [
      { amount: "9999999", cryptoCurrency: "" },
      [/^The maximum per transaction/, /cryptocurrencies/],
    ],
  ])("with %j shows all errors in one pass", async (typed, messages) => {
    const nora = await portal.signInAs("nora");
    const answer = await nora.submit(await nora.get(path), typed, { form: "crypto-deposit" });
    expect(answer.messages).toHaveLength(messages.length);
    messages.forEach((message, index) => expect(answer.messages[index]).toMatch(message));
  });
});

test("the ledger is balanced afterwards", async () => {
  expect(await portal.ledgerFaults()).toEqual([]);
});
