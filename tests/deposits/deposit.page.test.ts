import { afterAll, describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { cardsIn } from "~server/features/cards/store";
import { asFile, pdfFile } from "../support/inputs/files";
import { openPortal } from "../support/portal/in-process-portal";
import { invalidAmounts, excessiveAmounts } from "../support/inputs/invalid-amounts";
import { seededWallets } from "../support/people/seeded-wallets";
import { card, path, toReview } from "../support/pages/card-deposit-form";

const portal = await openPortal();
const { db } = portal.backend.context.storage;
const { moneyOf } = seededWallets(portal);
afterAll(() => portal.close());

const noImages = { frontImage: new File([], ""), backImage: new File([], "") };

describe("the deposit form", () => {
  test("with empty fields links each error to its field", async () => {
    const nora = await portal.signInAs("nora");
    const answer = await nora.submit(await nora.get(path), noImages);
    expect(answer.status).toBe(200);
    expect(answer.title).toMatch(/^Error: /);
    expect(answer.messages).toContain("Enter a valid amount, for example 1,234.50 USD");
    expect(answer.messages).toContain("Card number must be exactly 16 digits");
    expect(answer.messages).toContain("Card holder name is required");
    expect(answer.messages).toContain("Card expiry date must be in MM/YY format");
    expect(answer.messages).toContain("CVV must be exactly 3 digits");
    expect(answer.messages).toContain("Please upload exactly 2 card images (front and back)");
    for (const { fieldId = "none" } of answer.faults)
      expect(answer.hasId(fieldId), fieldId).toBe(true);
  });

  test.each([
    ["cardNumber", "4012 8888 8888 188", "Card number must be exactly 16 digits"],
    ["cardNumber", "④⓪①② 8888 8888 1881", "Card number must be exactly 16 digits"],
    ["cardNumber", "4000 0566 5566 5556 7", "Card number must be exactly 16 digits"],
    ["cardHolderName", " ", "Card holder name is required"],
    ["expiryDate", "13/39", "Card expiry date must be in MM/YY format"],
    ["expiryDate", "1239", "Card expiry date must be in MM/YY format"],
    ["expiryDate", "2031-13", "Card expiry date must be in MM/YY format"],
    ["cvv", "12", "CVV must be exactly 3 digits"],
    ["cvv", "12345", "CVV must be exactly 3 digits"],
  ])("%s %j: %s, and no secret is shown again", async (field, value, message) => {
    const nora = await portal.signInAs("nora");
    const answer = await nora.submit(await nora.get(path), {
      ...card(),
      amount: "50",
      [field]: value,
    });
    expect(answer.status).toBe(200);
    expect(answer.messages).toEqual([message]);
    expect(answer.html).not.toMatch(/8888 ?8888|name="cvv"[^>]*value="[^"]/);
    expect(answer.text).toContain("front.png already uploaded");
  });

  test.each([
    [
      "that is empty",
      new File([], "front.jpg", { type: "image/jpeg" }),
      "front.jpg is empty. Choose another file.",
    ],
    [
      "that is a PDF",
      asFile(pdfFile("front.pdf")),
      "Choose a photo: a JPEG, PNG or WebP image, not a PDF",
    ],
  ])("a photo %s is refused at its field", async (_what, frontImage, message) => {
    const nora = await portal.signInAs("nora");
    const answer = await nora.follow(
      await nora.submit(await nora.get(path), { ...card(), amount: "50", frontImage }),
    );
    expect(answer.faults).toEqual([{ message, fieldId: "deposit-frontImage" }]);
    expect(answer.text).not.toContain("front.pdf already uploaded");
    expect(answer.text).toContain("back.jpg already uploaded");
  });

  const again = /Re-enter the (card number|CVV)\./g;
  test("asks for the CVV again, and for the number only if it was wrong", async () => {
    const nora = await portal.signInAs("nora");
    const fresh = await nora.get(path);
    expect(fresh.text).not.toMatch(again);
    const answer = await nora.submit(fresh, { ...card(), amount: "50", cardHolderName: " " });
    expect(answer.messages).toEqual(["Card holder name is required"]);
    expect(answer.text.match(again)).toEqual(["Re-enter the CVV."]);
    const shortCvv = await nora.submit(await nora.get(path), {
      ...card(),
      amount: "50",
      cvv: "12",
    });
    expect(shortCvv.text.match(again)).toBeNull();
  });

  test("does not ask for them from a customer who uses the saved card", async () => {
    const hana = await portal.signInAs("hana");
    const answer = await hana.submit(await hana.get(path), { amount: "0" });
    expect([answer.status, answer.text.match(again)]).toEqual([200, null]);
  });

  test.each(invalidAmounts)("refuses the amount %j and keeps it", async (amount) => {
    const nora = await portal.signInAs("nora");
    const before = await moneyOf("nora");
    const answer = await nora.submit(await nora.get(path), { ...card(), ...noImages, amount });
    expect(answer.status).toBe(200);
    expect(answer.messages).toContain("Enter a valid amount, for example 1,234.50 USD");
    expect(answer.form().fields.amount).toBe(amount);
    expect(await moneyOf("nora")).toEqual(before);
  });

  test.each(excessiveAmounts)(
    "refuses %s as more than the maximum per transaction, and keeps the card",
    async (amount) => {
      const pavel = await portal.signInAs("pavel");
      const answer = await pavel.submit(await pavel.get(path), {
        ...card(),
        cardChoice: "new",
        amount,
      });
      expect(answer.status).toBe(200);
      expect(answer.messages.join()).toMatch(/^The maximum per transaction is \$1,000,000\.00\.$/);
      expect(answer.faults.map(({ fieldId }) => fieldId)).toEqual(["deposit-amount"]);
      expect(answer.form("deposit").fields).toMatchObject({ amount, cardChoice: "new" });
      expect((await pavel.submit(answer, { amount: "5", cvv: "123" })).location).toMatch(/review$/);
    },
  );

  test("a number that could be someone's card is refused in a demo", async () => {
    const nora = await portal.signInAs("nora");
    const answer = await nora.submit(await nora.get(path), {
      ...card(),
      cardNumber: "4929 4212 3460 0821",
      amount: "50",
    });
    expect(answer.messages).toEqual([
      "This is a demonstration. Use a test card, for example 4111 1111 1111 1111.",
    ]);
    expect(answer.html).not.toMatch(/4929 ?4212/);
  });

  // Last, because the card is saved with it.
  test.each([["2039-9", "09/39"]])("the expiry date %j is %s", async (expiryDate, expiry) => {
    const nora = await portal.signInAs("nora");
    await nora.submit(await toReview(nora, { ...card(), amount: "50", expiryDate }));
    expect(
      (await cardsIn(db).inUse((await usersIn(db).byEmail("nora@example.com"))?.id ?? ""))?.expiry,
    ).toBe(expiry);
  });
});

test("its tabs also lead on in a browser that sends a button by the form around it", async () => {
  const nora = await portal.signInAs("nora");
  const { html } = await nora.get(path);
  const [, tabs = ""] =
    /<form method="get" action="\/dashboard\/wallet\/deposit">([^]*?)<\/form>/.exec(html) ?? [];
  expect([...tabs.matchAll(/name="tab" value="(\w+)"/g)].map(([, tab]) => tab)).toEqual([
    "crypto",
    "bank",
  ]);
  for (const [tab, address] of [
    ["bank", `${path}/bank-transfer`],
    ["crypto", `${path}/crypto`],
    ["card", path],
  ])
    expect((await nora.get(`${path}?tab=${tab}`)).location).toBe(address);
});

test("the ledger is balanced afterwards", async () => {
  expect(await portal.ledgerFaults()).toEqual([]);
});
