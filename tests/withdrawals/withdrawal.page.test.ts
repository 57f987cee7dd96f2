import { afterAll, describe, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { openPortal } from "../support/portal/in-process-portal";
import { invalidAmounts } from "../support/inputs/invalid-amounts";
import type { Visitor } from "../support/people/visitor";
import { seededWallets } from "../support/people/seeded-wallets";

const portal = await openPortal();
const { moneyOf } = seededWallets(portal);
const hana = await portal.signInAs("hana");
afterAll(() => portal.close());

const path = "/dashboard/wallet/withdrawal";
const bitcoinAddress = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";
const toBank = { paymentMethod: "bank", kind: "bank_withdrawal" };
const toBitcoin = {
  paymentMethod: "crypto_payment",
  kind: "crypto_withdrawal",
  walletAddress: bitcoinAddress,
};

async function toReview(person: Visitor, fields: Record<string, string>) {
  const answer = await person.submit(await person.get(path), fields);
  expect(answer.status, answer.messages.join()).toBe(303);
  expect(answer.location).toMatch(/^\/dashboard\/wallet\/withdrawal\/[\w-]+\/review$/);
  return person.follow(answer);
}

describe("the withdrawal form", () => {
  test.each(["", ...invalidAmounts])("refuses the amount %j and keeps it", async (amount) => {
    const before = await moneyOf("hana");
    const answer = await hana.submit(await hana.get(path), { ...toBank, amount });
    expect(answer.status).toBe(200);
    expect(answer.messages).toEqual(["Enter a valid amount, for example 1,234.50 USD"]);
    for (const { fieldId = "none" } of answer.faults)
      expect(answer.hasId(fieldId), fieldId).toBe(true);
    expect(answer.form().fields.amount).toBe(amount);
    expect(await moneyOf("hana")).toEqual(before);
  });

  test("refuses more than is available", async () => {
    const answer = await hana.submit(await hana.get(path), { ...toBank, amount: "999999.99" });
    expect([answer.status, answer.messages]).toEqual([200, ["Insufficient balance"]]);
  });

  test.each([
    "",
    "not an address",
    "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb",
    "0x52908400098527886E0F7030069857D2E4169EE7",
    "<script>",
  ])("refuses the BTC address %j", async (walletAddress) => {
    const answer = await hana.submit(await hana.get(path), {
      ...toBitcoin,
      amount: "10",
      walletAddress,
    });
    expect([answer.status, answer.messages]).toEqual([
      200,
      ["Please enter a valid wallet address"],
    ]);
    expect(answer.form().fields.walletAddress).toBe(walletAddress);
  });

  test("asks users without bank details for them first", async () => {
    const simonLike = await portal.signInAs("pavel");
    const answer = await simonLike.submit(await simonLike.get(path), { ...toBank, amount: "10" });
    expect(answer.status).toBe(200);
    expect(answer.messages.join()).toMatch(/Please add bank details first|Insufficient balance/);
  });
});

describe("the review", () => {
  test("shows amount and masked account, and places one hold", async () => {
    const before = await moneyOf("hana");
    const review = await toReview(hana, { ...toBank, amount: "120.25", description: "Rent" });
    expect(review.text).toContain("$120.25");
    expect(review.text).toContain("6789");
    expect(review.html).not.toContain("000123456789");
    expect(review.text).toMatch(/Fee None .*You receive \$120\.25 .*Estimated arrival By \d/);
    expect(review.text).not.toMatch(/BTC|Network/);
    expect(await moneyOf("hana")).toEqual(before);
    const answers = await Promise.all([
      hana.submit(review),
      hana.submit(review),
      hana.submit(review),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const receipt = await hana.follow(answers[0]);
    expect(receipt.text).toMatch(/TX-\w+/);
    expect(receipt.text).toMatch(/under review/);
    expect(await moneyOf("hana")).toEqual({
      ...before,
      available: before.available - 12025n,
      held: before.held + 12025n,
      transactions: before.transactions + 1,
    });
  });

  test("to a BTC address places a hold as well", async () => {
    const before = await moneyOf("hana");
    const review = await toReview(hana, { ...toBitcoin, amount: "10" });
    expect(review.text).toContain("1A1z");
    const [, coins = "", price = ""] =
      /Fee None You receive About (0\.\d+) BTC At \$([\d,]+\.\d\d) per BTC \(simulated\)\. The final amount depends on the price when we send it\./.exec(
        review.text,
      ) ?? [];
    expect(Number(coins)).toBeCloseTo(10 / Number(price.replace(",", "")), 7);
    expect(review.text).toMatch(/Network Bitcoin Estimated arrival By \d+ \w+ \d{4}/);
    expect(review.text).toContain("You haven't withdrawn to this address before");
    for (const [typed, message] of [
      ["", "Enter your password"],
      ["not this", "Incorrect password"],
    ] as const) {
      const answer = await hana.submit(review, { password: typed });
      expect(answer.messages).toEqual([message]);
      expect([answer.text.includes(bitcoinAddress), (await moneyOf("hana")).held]).toEqual([
        true,
        before.held,
      ]);
    }
    const answers = await Promise.all(
      [1, 2].map(() => hana.submit(review, { password: demoPassword })),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await moneyOf("hana")).held).toBe(before.held + 1000n);
  });

  test("in two tabs can't spend the same money twice", async () => {
    const { available } = await moneyOf("hana");
    const amount = `${available / 100n}.${String(available % 100n).padStart(2, "0")}`;
    // Both forms are open before one is sent: each is a draft of its own.
    const forms = [await hana.get(path), await hana.get(path)];
    const reviews = [];
    for (const form of forms)
      reviews.push(await hana.follow(await hana.submit(form, { ...toBank, amount })));
    const answers = await Promise.all(reviews.map((review) => hana.submit(review)));
    expect(answers.map(({ isRefusal }) => isRefusal).sort()).toEqual([false, true]);
    const refused = answers.find(({ isRefusal }) => isRefusal);
    expect(refused?.messages).toEqual(["Insufficient balance"]);
    expect((await moneyOf("hana")).available).toBe(0n);
  });

  test("leads back to the form with the entered values, and to an empty one from another user's", async () => {
    const zoe = await portal.signInAs("zoe");
    const review = await toReview(zoe, { ...toBitcoin, amount: "12.5", description: "For <rent>" });
    expect(review.text).toMatch(/Confirm by \d+ \w+ \d{4}, \d\d:\d\d UTC ?\./);
    const change = review.link("Edit");
    expect((await zoe.get(change)).form().fields).toMatchObject({
      amount: "12.50",
      paymentMethod: "crypto_payment",
      walletAddress: bitcoinAddress,
      description: "For <rent>",
    });
    expect((await hana.get(change)).form().fields).toMatchObject({
      amount: "",
      walletAddress: "",
      paymentMethod: "bank",
    });
  });

  test("of someone else does not exist", async () => {
    const george = await portal.signInAs("george");
    const review = await toReview(george, { ...toBank, amount: "10" });
    expect((await hana.get(review.path)).status).toBe(404);
    expect((await hana.post(review.path, {})).status).toBe(404);
    expect((await hana.get(review.path.replace("review", "receipt"))).status).toBe(404);
  });
});

test("the ledger is balanced afterwards", async () => {
  expect(await portal.ledgerFaults()).toEqual([]);
});

test("the success dialog is shown once over the receipt, with the reference", async () => {
  const george = await portal.signInAs("george");
  const answer = await george.submit(await toReview(george, { ...toBank, amount: "1.00" }));
  const receipt = await george.follow(answer);
  expect(receipt.text).toMatch(
    /Withdrawal requested .*Your request TX-\w+ is under review\. Continue/,
  );
  expect([receipt.html.includes("<dialog"), receipt.link("Continue")]).toEqual([
    true,
    receipt.path,
  ]);
  const later = await george.get(receipt.path);
  expect([later.html.includes("<dialog"), later.heading]).toEqual([false, "Withdrawal requested"]);
  const [, reference = ""] = /(TX-\w+)/.exec(later.text) ?? [];
  expect(later.link("Back to wallet"), "to its row").toBe(`/dashboard/wallet#${reference}`);
  expect((await george.get("/dashboard/wallet")).html).toContain(`<tr id="${reference}"`);
});
