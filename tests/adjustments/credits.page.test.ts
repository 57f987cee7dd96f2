// Crediting and debiting a wallet in the administrators' area.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { seededWallets } from "../support/people/seeded-wallets";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { walletOf, balancesOf } = seededWallets(portal);
afterAll(() => portal.close());

describe("crediting", () => {
  test("posts immediately, with the API's texts", async () => {
    const { path } = await walletOf("pavel");
    const { available } = await balancesOf("pavel");
    const form = {
      amount: "12.34",
      transactionAction: "transfer",
      description: "Goodwill",
      reference: "GOOD-1",
    };
    const after = await admin.follow(
      await admin.submit(await admin.get(`${path}/credit`), form, { form: "credit" }),
    );
    expect([after.path, after.notice]).toEqual([path, "Wallet credited"]);
    expect((await balancesOf("pavel")).available).toBe(available + 1234n);
    expect(after.link("GOOD-1")).toMatch(/^\/admin\/transactions\//);
  });

  test("of type withdrawal is a real debit, refused if the funds are short", async () => {
    const { path } = await walletOf("pavel");
    const form = {
      transactionType: "withdrawal",
      transactionAction: "payment",
      description: "Fee",
    };
    const short = await admin.submit(
      await admin.get(`${path}/credit`),
      { ...form, amount: "12.35" },
      { form: "credit" },
    );
    expect([short.status, short.messages]).toEqual([200, ["Insufficient balance"]]);
    const debited = await admin.follow(
      await admin.submit(
        await admin.get(`${path}/credit`),
        { ...form, amount: "12.34" },
        { form: "credit" },
      ),
    );
    expect(debited.notice).toBe("Wallet debited");
    expect((await balancesOf("pavel")).available).toBe(0n);
  });

  const example = "Enter a positive amount, for example 1,234.50 USD";
  test.each([
    ["0", "Enter a positive amount"],
    ["-5", example],
    ["many", example],
    ["", example],
  ])("of %j is refused: %s", async (amount, message) => {
    const { path } = await walletOf("pavel");
    const answer = await admin.submit(
      await admin.get(`${path}/credit`),
      { amount, description: "Goodwill" },
      { form: "credit" },
    );
    expect([answer.status, answer.faults]).toEqual([200, [{ message, fieldId: "credit-amount" }]]);
    expect(answer.form("credit").fields.amount).toBe(amount);
  });

  test.each(["", "  "])(
    "without a reason (%j) is refused next to its field, and keeps the other values",
    async (description) => {
      const { path } = await walletOf("simon");
      const before = await balancesOf("simon");
      const answer = await admin.submit(
        await admin.get(`${path}/credit`),
        { amount: "5", description },
        { form: "credit" },
      );
      expect([answer.status, answer.faults]).toEqual([
        200,
        [{ message: "Enter a reason", fieldId: "credit-description" }],
      ]);
      expect([answer.form("credit").fields.amount, await balancesOf("simon")]).toEqual([
        "5",
        before,
      ]);
    },
  );

  test("sent three times with one form has one effect", async () => {
    const { path } = await walletOf("simon");
    const { available } = await balancesOf("simon");
    const page = await admin.get(`${path}/credit`);
    await Promise.all(
      [1, 2, 3].map(() =>
        admin.submit(page, { amount: "5", description: "Goodwill" }, { form: "credit" }),
      ),
    );
    expect((await balancesOf("simon")).available).toBe(available + 500n);
  });

  test("only another administrator can change an administrator's wallet", async () => {
    const { path } = await walletOf("admin");
    const answer = await admin.submit(
      await admin.get(`${path}/credit`),
      { amount: "5", description: "Goodwill" },
      { form: "credit" },
    );
    expect([answer.status, answer.messages]).toEqual([
      200,
      ["You can't change your own wallet. Ask a colleague."],
    ]);
  });
});
