// The administrators' credit form: a deposit is a credit, a withdrawal a debit.
import { expect, test } from "vitest";
import { CreditResponse } from "~server/features/adjustments/schemas";
import { AuditLines } from "~server/features/audit-log/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";
import { storedRows } from "../support/database/stored-text";

describeEitherEngine("a credit by an administrator", (portal) => {
  test("is posted immediately, under its reference", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const answer = await ada.credit(nora.id, "25.50", {
      transactionAction: "trade",
      description: "Won trade",
      reference: "TRADE-77",
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        message: "Wallet credited",
        wallet: { availableBalance: 25.5, totalBalance: 25.5 },
        transaction: {
          status: "successful",
          type: "deposit",
          action: "trade",
          reference: "TRADE-77",
          description: "Won trade",
          user: nora.id,
        },
      },
    });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("records the reason in the audit log, encrypted for the user, whatever happens to the description", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const { transaction } = read(
      CreditResponse,
      await ada.credit(nora.id, "25.50", { description: "Goodwill for a delay" }),
    );
    expect(
      (await nora.patch(`/transactions/${transaction?.id}`, { description: "Mine" })).status,
    ).toBe(200);
    const { lines } = read(
      AuditLines,
      await ada.get(`/audit?record=transaction:${transaction?.id}`),
    );
    expect(lines.find(({ action }) => action === "deposit.posted")).toMatchObject({
      reason: "Goodwill for a delay",
      by: { id: ada.id },
    });
    const kept = (await storedRows(portal()))
      .get("audit")
      ?.filter(({ subject }) => subject === `transaction:${transaction?.id}`);
    expect([kept?.length, JSON.stringify(kept)]).toEqual([
      2,
      expect.not.stringContaining("Goodwill"),
    ]);
  });

  test("accepts both names of type and action", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    const answer = await ada.post("/wallets/admin/credit", {
      userId: hana.id,
      amount: 30,
      type: "withdrawal",
      action: "payment",
      description: "Fee",
    });
    expect(answer.body).toMatchObject({
      message: "Wallet debited",
      wallet: { availableBalance: 70, totalBalance: 70 },
      transaction: { type: "withdrawal", status: "successful" },
    });
    const torn = await ada.credit(hana.id, "1", { type: "withdrawal" });
    expect(torn).toMatchObject({
      status: 400,
      errors: { transactionType: ["Choose deposit or withdrawal"] },
    });
    const neither = await ada.post("/wallets/admin/credit", {
      userId: hana.id,
      amount: 1,
      description: "Fee",
    });
    expect(Object.keys(neither.errors)).toEqual(["transactionType", "transactionAction"]);
  });

  test.each([undefined, "", "  "])(
    "with the description %j is recorded without a reason",
    async (given) => {
      const [nora, ada] = [await portal().register(), await portal().admin()];
      expect((await ada.credit(nora.id, "5.00", { description: given })).status).toBe(201);
      expect(await nora.available()).toBe(5);
      const { lines } = read(AuditLines, await ada.get(`/audit?about=${nora.id}`));
      expect(lines.find(({ action }) => action === "deposit.posted")?.reason).toBe(
        "No reason was given.",
      );
    },
  );

  test("of type withdrawal is refused if the funds are short", async () => {
    const [hana, ada] = [await portal().customerWith("10.00"), await portal().admin()];
    const answer = await ada.credit(hana.id, "10.01", { transactionType: "withdrawal" });
    expect(answer).toMatchObject({ status: 422, errors: { amount: ["Insufficient balance"] } });
    expect(await hana.wallet()).toMatchObject({ availableBalance: 10, totalBalance: 10 });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test.each([0, "0.00", -5, "-5", "", "five", "1.005", null])(
    "of %j reads 'Enter a positive amount'",
    async (amount) => {
      const [nora, ada] = [await portal().register(), await portal().admin()];
      const answer = await ada.post("/wallets/admin/credit", {
        userId: nora.id,
        amount,
        type: "deposit",
        action: "funding",
        description: "Goodwill",
      });
      expect(answer).toMatchObject({
        status: 400,
        errors: { amount: ["Enter a positive amount"] },
      });
      expect(await nora.available()).toBe(0);
    },
  );

  test.each<[string, object, number, string]>([
    ["more than the maximum per transaction", { amount: "1000000.01" }, 422, "amount"],
    ["an unknown type", { transactionType: "gift" }, 400, "transactionType"],
    ["an unknown action", { transactionAction: "gift" }, 400, "transactionAction"],
    ["a reference with spaces", { reference: "my reference" }, 400, "reference"],
    ["a status", { status: "pending" }, 400, "status"],
  ])("with %s is refused on the field", async (_what, body, status, field) => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const answer = await ada.credit(nora.id, "5.00", body);
    expect([answer.status, Object.keys(answer.errors)]).toEqual([status, [field]]);
    expect(await nora.available()).toBe(0);
  });

  test("needs a unique reference, even if two requests use it at the same time", async () => {
    const [nora, rita, ada] = [
      await portal().register(),
      await portal().register(),
      await portal().admin(),
    ];
    const answers = await Promise.all(
      [nora, rita].map(({ id }) => ada.credit(id, "5.00", { reference: "SAME-ONE" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await ada.credit(nora.id, "5.00", { reference: "SAME-ONE" })).toMatchObject({
      code: "reference_taken",
      errors: { reference: [expect.any(String)] },
    });
    expect((await nora.available()) + (await rita.available())).toBe(5);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("is only for another user who has a wallet", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    expect(await ada.credit(ada.id, "5.00")).toMatchObject({ status: 403, code: "own_wallet" });
    expect(await ada.credit("nobody", "5.00")).toMatchObject({
      status: 404,
      errors: { userId: ["This user doesn't have a wallet."] },
    });
    await ada.closeWallet(nora.id);
    expect(await ada.credit(nora.id, "5.00")).toMatchObject({
      status: 404,
      code: "wallet_missing",
    });
  });

  test("sent twice with one key is posted once", async () => {
    const [nora, ada] = [await portal().register(), await portal().admin()];
    const body = {
      ...{ userId: nora.id, amount: 5, description: "Goodwill" },
      ...{ type: "deposit", action: "funding" },
    };
    const send = () => ada.post("/wallets/admin/credit", body, { key: "one-credit-key" });
    expect((await send()).body).toEqual((await send()).body);
    expect(await nora.available()).toBe(5);
  });
});
