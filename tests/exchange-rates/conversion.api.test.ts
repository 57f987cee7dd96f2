// A deposit in another currency than the wallet's: what was shown is what is credited.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "~server/config";
import { Rate } from "~server/features/exchange-rates/schemas";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import { createBackend } from "~server/index";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { ecbDocument } from "../support/stubs/ecb-document";
import { cardForm } from "../support/inputs/inputs";
import { OutsideStub } from "../support/stubs/outside-stub";
import { Customer, read, signUp } from "../support/people/people";
import { operatorFile } from "../support/portal/production-settings";

describeEitherEngine("a deposit in another currency", (portal) => {
  const customer = async () => {
    portal().rates.set("EUR", "USD", "1.084200");
    const nora = await portal().register();
    await nora.saveCard();
    return nora;
  };
  const paid = {
    sourceAmount: 100,
    sourceCurrency: "EUR",
    rate: "1.084200",
    rateIsSimulated: true,
    rateAsOf: "2026-11-21",
  };
  const euros = { amount: "100.00", currency: "EUR" };
  const topUp = (nora: Customer, more: object = {}, key?: string) =>
    nora.post("/wallets/top-up", { ...euros, ...more }, { ...(key && { key }) });

  test("can be quoted before anything is sent", async () => {
    const nora = await customer();
    const answer = await nora.get("/rates?from=EUR&to=USD");
    expect(answer.body).toEqual({
      from: "EUR",
      to: "USD",
      rate: "1.084200",
      asOf: "2026-11-21",
      source: "simulated",
      simulated: true,
    });
    for (const query of ["", "?from=EUR", "?from=EUR&to=BTC", "?from=eur&to=USD"])
      expect((await nora.get(`/rates${query}`)).status).toBe(400);
  });

  test("shows both amounts and the rate in its draft, and posts them even if the rate has changed since", async () => {
    const nora = await customer();
    const draft = await nora.draft("card_deposit", "100.00", { currency: "EUR" });
    expect(draft).toMatchObject({ amount: 108.42, currency: "USD", ...paid });
    portal().rates.set("EUR", "USD", "2.000000");
    const { asked } = portal().rates;
    const answer = await nora.confirmDraft(draft.id);
    expect(answer.body).toMatchObject({
      transaction: { amount: 108.42, currency: "USD", status: "pending", ...paid },
    });
    expect(portal().rates.asked).toBe(asked);
    expect((await nora.get(`/drafts/${draft.id}`)).body).toMatchObject({
      ...paid,
      transaction: { amount: 108.42, ...paid },
    });
    const replay = await portal().rates.away(() => nora.confirmDraft(draft.id));
    expect(replay.body).toEqual(answer.body);
    expect(await nora.wallet()).toMatchObject({ pendingDeposit: 108.42, availableBalance: 0 });
  });

  test("has no rate if the draft is in the wallet's own currency", async () => {
    const nora = await customer();
    const plain = await nora.draft("card_deposit", "100.00", { currency: "USD" });
    expect(plain).toMatchObject({ amount: 100 });
    expect(plain).not.toHaveProperty("sourceAmount");
    portal().rates.set("EUR", "USD", "2.000000");
    expect((await nora.confirmDraft(plain.id)).body).toMatchObject({
      transaction: { amount: 100, currency: "USD" },
    });
  });

  test("is converted at the current rate without a draft, unless another rate was shown", async () => {
    const nora = await customer();
    const { rate } = read(Rate, await nora.get("/rates?from=EUR&to=USD"));
    portal().rates.set("EUR", "USD", "1.090000");
    const refused = await topUp(nora, { rate }, "one-key-for-both");
    expect(refused).toMatchObject({
      status: 409,
      code: "rate_changed",
      errors: { rate: [expect.stringContaining("1.090000")] },
    });
    expect(await nora.wallet()).toMatchObject({ pendingDeposit: 0, transactions: [] });
    const answer = await topUp(nora, { rate: "1.09" }, "one-key-for-both");
    expect(answer.body).toMatchObject({ transaction: { amount: 109, ...paid, rate: "1.090000" } });
    portal().rates.set("EUR", "USD", "1.100000");
    expect((await topUp(nora, { rate: "1.09" }, "one-key-for-both")).body).toEqual(answer.body);
    expect((await topUp(nora)).body).toMatchObject({ transaction: { amount: 110 } });
    expect(await nora.wallet()).toMatchObject({ pendingDeposit: 219 });
  });

  test("is not converted in the wallet's own currency, and no rate is requested", async () => {
    const nora = await customer();
    const { asked } = portal().rates;
    for (const body of [{ amount: "10.00" }, { amount: "10.00", currency: "USD", rate: "1" }]) {
      const { transaction } = read(TransactionResponse, await nora.post("/wallets/top-up", body));
      expect(transaction).toMatchObject({ amount: 10, currency: "USD" });
      expect(transaction).not.toHaveProperty("sourceAmount");
    }
    expect((await nora.post("/wallets/top-up", { amount: "10.00", rate: "1.2" })).code).toBe(
      "rate_changed",
    );
    expect(portal().rates.asked).toBe(asked);
  });
});

test("production converts at the bank's rates, and accepts the wallet's currency while the bank is down", async () => {
  const [bank, dataDir] = [await OutsideStub.open(), mkdtempSync(join(tmpdir(), "portal-rates-"))];
  const secrets = {
    SESSION_SECRET: randomBytes(32).toString("base64url"),
    VAULT_KEY: randomBytes(32).toString("base64"),
  };
  const settings = {
    MODE: "production",
    PUBLIC_URL: "https://portal.test",
    TRUST_PROXY: "on",
    OPERATOR_FILE: operatorFile,
    APPROVAL_THRESHOLDS: "none",
    REQUIRE_KYC: "none",
    ALLOW_SIMULATED: "prices,ticker,crypto,mail",
    CARD_DEPOSITS: "on",
    ECB_RATES_URL: bank.origin,
  };
  const backend = await createBackend(readConfig({ ...settings, ...secrets, DATA_DIR: dataDir }), {
    now: () => Date.UTC(2026, 10, 21, 9),
  });
  try {
    const nora = new Customer(backend, await signUp(backend, 1, {}));
    await nora.post("/wallets/card/add", cardForm());
    expect(
      await nora.post("/drafts", { kind: "card_deposit", amount: "100.00", currency: "EUR" }),
    ).toMatchObject({ status: 503, code: "unavailable" });
    expect((await nora.post("/wallets/top-up", { amount: "100.00", currency: "USD" })).status).toBe(
      201,
    );
  } finally {
    await backend.close();
  }
  bank.respondsWith({ body: ecbDocument() });
  const later = await createBackend(readConfig({ ...settings, ...secrets, DATA_DIR: dataDir }), {
    now: () => Date.UTC(2026, 10, 21, 9),
  });
  try {
    const gina = new Customer(later, await signUp(later, 2, {}));
    await gina.post("/wallets/card/add", cardForm());
    const { transaction } = read(
      TransactionResponse,
      await gina.post("/wallets/top-up", { amount: "100.00", currency: "EUR" }),
    );
    expect(transaction).toMatchObject({
      amount: 114.35,
      rate: "1.143500",
      rateAsOf: "2026-11-20",
      rateIsSimulated: false,
    });
  } finally {
    await later.close();
    bank.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
