// Corners where two rules meet.
import { expect, test } from "vitest";
import { documentsIn } from "~server/features/documents/store";
import { eraseDue } from "~server/background/erase-due";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, pngFile } from "../support/inputs/files";
import { storedCardSecrets } from "../support/database/stored-card-secrets";
import { bitcoinAddress, formOf, kycForm } from "../support/inputs/inputs";
import { read } from "../support/people/people";
import { PendingUpload } from "~server/features/documents/pending-schemas";

describeEitherEngine("card secrets", (portal) => {
  test.each([
    ["the customer cancels by an edit", "failed", "customer"],
    ["an administrator decides by an edit", "successful", "admin"],
  ] as const)("are erased as well where %s", async (_how, status, who) => {
    const nora = await portal().register();
    await nora.saveCard();
    const { id } = await nora.deposit("10");
    const by = who === "admin" ? await portal().admin() : nora;
    expect((await by.patch(`/transactions/${id}`, { status })).status).toBe(200);
    const documents = documentsIn(portal().context.storage.db);
    expect(await storedCardSecrets(portal(), nora.id)).toEqual(["number"]);
    expect(await documents.ofUser(nora.id, "card_back")).toEqual([]);
  });

  test("are kept if an edit leaves the deposit pending", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    const { id } = await nora.deposit("10");
    await nora.patch(`/transactions/${id}`, { amount: "11", description: "for the roof" });
    expect(await storedCardSecrets(portal(), nora.id)).toEqual(["cvv", "number"]);
  });
});

describeEitherEngine("the destination of a withdrawal", (portal) => {
  test.each(["bank", "bank_withdrawal"])(
    "is not guessed if %s was requested with an address",
    async (paymentMethod) => {
      const hana = await portal().customerWith("10");
      await hana.saveBank();
      const answer = await hana.post("/wallets/withdrawal/request", {
        amount: 5,
        paymentMethod,
        walletAddress: bitcoinAddress,
      });
      expect(answer).toMatchObject({
        status: 400,
        errors: { paymentMethod: ["Use `crypto_payment`, or leave out the wallet address"] },
      });
      expect(await hana.available()).toBe(10);
    },
  );

  test("is never the bank if only a mistyped address was given", async () => {
    const hana = await portal().customerWith("10");
    await hana.saveBank();
    const answer = await hana.post("/wallets/withdrawal/request", {
      amount: 5,
      walletAddress: `${bitcoinAddress}x`,
    });
    expect(answer).toMatchObject({
      status: 422,
      errors: { walletAddress: ["Please enter a valid wallet address"] },
    });
    expect(await hana.available()).toBe(10);
  });
});

describeEitherEngine("a draft of a card deposit", (portal) => {
  test("does not charge a card that was saved since", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    const { id } = await nora.draft("card_deposit", "10");
    await nora.saveCard({ cardNumber: "5555 5555 5555 4444" });
    expect(await nora.confirmDraft(id)).toMatchObject({
      status: 409,
      code: "changed_by_someone_else",
    });
    expect((await nora.wallet()).pendingDeposit).toBe(0);
  });
});

describeEitherEngine("a kept file", (portal) => {
  test("that no one used is erased after half an hour, row and bytes", async () => {
    const nora = await portal().register();
    const { id } = read(
      PendingUpload,
      await nora.post("/pending-uploads", formOf({ file: asFile(pngFile()) })),
    );
    const { storage, documents } = portal().context;
    const row = await documentsIn(storage.db).byId(id);
    expect(await documents.get(row?.storage_key ?? "")).not.toBeNull();
    portal().advance({ minutes: 30 });
    await eraseDue(portal().context);
    expect(await documentsIn(storage.db).byId(id)).toBeUndefined();
    expect(await documents.get(row?.storage_key ?? "")).toBeNull();
  });

  test("that was used in its last minute survives the cleanup that follows", async () => {
    const nora = await portal().register();
    const { id } = read(
      PendingUpload,
      await nora.post("/pending-uploads", formOf({ file: asFile(pngFile()) })),
    );
    portal().advance({ minutes: 29 });
    await nora.post("/users/kyc/upload-multiple", kycForm([], "passport", id));
    portal().advance({ minutes: 2 });
    await eraseDue(portal().context);
    expect(await documentsIn(portal().context.storage.db).byId(id)).toMatchObject({
      purpose: "kyc",
      erase_after: null,
    });
  });

  test("that was used after a cleanup listed it is not deleted", async () => {
    const nora = await portal().register();
    const { id } = read(
      PendingUpload,
      await nora.post("/pending-uploads", formOf({ file: asFile(pngFile()) })),
    );
    const documents = documentsIn(portal().context.storage.db);
    const { now } = portal().context;
    portal().advance({ minutes: 31 });
    expect((await documents.dueForErasing(now())).map((row) => row.id)).toContain(id);
    await documents.update(id, { purpose: "kyc", erase_after: null });
    expect(await documents.removeDue(id, now())).toBe(false);
    expect(await documents.byId(id)).toBeDefined();
  });
});
