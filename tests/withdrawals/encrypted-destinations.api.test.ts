// Users' bank details and coin addresses: shown in full to their owner, and never stored in clear.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { idempotencyIn } from "../../server/http/idempotency-store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, pdfFile } from "../support/inputs/files";
import { bankOfHana, bankOfZoe, bitcoinAddress, formOf } from "../support/inputs/inputs";
import { password, type Customer } from "../support/people/people";
import { locationsOf, storedRows } from "../support/database/stored-text";

const account = "99887766554433";
const described = {
  region: "OTHERS",
  others: { description: `Acct ${account}, Leeds`, documentUrl: "https://bank.example/letter" },
};
const save = (nora: Customer, body: unknown, key = "") => nora.saveBank(body, key);

describeEitherEngine("bank details as free text", (portal) => {
  test("are shown to their owner, and to staff only by a recorded access", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    const shown = { addedAt: expect.any(String), isActive: true };
    expect((await save(nora, described)).body).toMatchObject({ others: described.others });
    expect((await nora.get("/wallets/bank-details")).body).toMatchObject({
      others: described.others,
    });
    expect((await admin.walletOf(nora.id)).bankDetails).toEqual({
      hasBankDetails: true,
      region: "OTHERS",
      others: shown,
    });
    expect(JSON.stringify((await admin.get(`/wallets/admin/user/${nora.id}`)).body)).not.toMatch(
      /99887766|bank\.example/,
    );
    await admin.post("/auth/confirm-password", { password });
    const revealed = await admin.post(`/wallets/admin/user/${nora.id}/bank-details-access`, {
      reason: "To pay",
    });
    expect(revealed.body).toEqual({ region: "OTHERS", ...described.others });
  });

  test("with a document leave out its address, too", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    await save(
      nora,
      formOf({ region: "OTHERS", description: "See the letter", document: asFile(pdfFile()) }),
    );
    expect(JSON.stringify(await admin.walletOf(nora.id))).not.toMatch(
      /See the letter|\/api\/documents/,
    );
  });
});

describeEitherEngine("what is stored with an idempotency key", (portal) => {
  test.each([
    ["words", described, [account, "Leeds", "bank.example"]],
    ["a European account", bankOfZoe, ["••••3000", "COBADEFFXXX"]],
    ["an American account", bankOfHana, ["••••6789", "Lakeside Federal"]],
  ])("of bank details contains none of their values: %s", async (what, body, secrets) => {
    const nora = await portal().register();
    const key = `bank-${what.replaceAll(" ", "-")}`;
    const first = await save(nora, body, key);
    expect(first.status).toBe(201);
    const row = await idempotencyIn(portal().context.storage.db).byKey(nora.id, key);
    for (const secret of secrets) {
      expect(row?.answer).toEqual(expect.not.stringContaining(secret));
      expect(await locationsOf(portal(), secret), secret).toEqual([]);
    }
    portal().advance({ minutes: 1 });
    await save(nora, { region: "OTHERS", description: "Something else" });
    expect((await save(nora, body, key)).body).toEqual(first.body);
    expect((await save(nora, { region: "OTHERS", description: "Another" }, key)).code).toBe(
      "key_reused",
    );
  });

  test("of bank details with a document still leads to it", async () => {
    const nora = await portal().register();
    const body = () =>
      formOf({ region: "OTHERS", description: "See the letter", document: asFile(pdfFile()) });
    const first = await save(nora, body(), "letter-once");
    expect((await save(nora, body(), "letter-once")).body).toEqual(first.body);
    expect(Object(first.body).others.documentUrl).toMatch(/^\/api\/documents\//);
  });

  test("of a draft contains no address; the review shows it in full", async () => {
    const hana = await portal().customerWith("100.00");
    const body = { kind: "crypto_withdrawal", amount: "10.00", walletAddress: bitcoinAddress };
    const first = await hana.post("/drafts", body, { key: "draft-once" });
    expect(first.body).toMatchObject({ walletAddress: bitcoinAddress });
    expect((await hana.post("/drafts", body, { key: "draft-once" })).body).toEqual(first.body);
    const id = String(Object(first.body).id);
    expect((await hana.get(`/drafts/${id}`)).body).toMatchObject({ walletAddress: bitcoinAddress });
    await hana.confirm();
    const answer = await hana.post(
      "/wallets/withdraw",
      { amount: "10.00", walletAddress: bitcoinAddress },
      { key: id },
    );
    expect(answer.status).toBe(201);
    expect(await locationsOf(portal(), bitcoinAddress)).toEqual([]);
  });

  test("of the input is a digest that can't be computed without the vault key", async () => {
    const nora = await portal().register();
    await save(nora, bankOfHana, "guessed-at");
    const input = JSON.stringify([
      "POST /wallets/bank-details/add",
      {},
      { region: "USA", ...bankOfHana.usa },
    ]);
    const guess = createHash("sha256").update(input).digest("base64url");
    const { vault, storage } = portal().context;
    const row = await idempotencyIn(storage.db).byKey(nora.id, "guessed-at");
    expect(vault.isFingerprintOf(row?.input_hash ?? "", input)).toBe(true);
    expect(JSON.stringify([...(await storedRows(portal()))])).not.toContain(guess);
  });
});
