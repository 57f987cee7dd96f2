// Bank transfers in production: with the operator's accounts and without any, and never a page that plays the bank.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openProxy } from "../support/network/tls-proxy";
import { JourneyRunner } from "../support/people/journey-runner";
import { runCommand } from "../support/portal/command";
import { operatorFile, production } from "../support/portal/production-settings";
import { startPortal } from "../support/portal/server";

const folder = mkdtempSync(join(tmpdir(), "portal-accounts-"));
const own = JSON.parse(readFileSync(operatorFile, "utf8")) as object;
const withAccounts = join(folder, "operator.json");
writeFileSync(
  withAccounts,
  JSON.stringify({
    ...own,
    receivingAccounts: [
      {
        id: "main-usd",
        currency: "USD",
        holder: "Northwind Markets Ltd",
        bank: "Bank of Bristol",
        accountNumber: "87654321",
        routingNumber: "123456780",
        arrivesWithinDays: 2,
      },
    ],
  }),
);

const deposit = "/dashboard/wallet/deposit";
const password = "twelve or more";
const openings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of openings) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** A portal with a customer in dollars and a staff member. */
async function opened(name: string, file: string) {
  const env = {
    ...production,
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    ALLOW_SIMULATED: "prices,ticker,crypto,rates,mail",
    TRUST_PROXY: "1",
    OPERATOR_FILE: file,
    DATA_DIR: join(folder, name),
  };
  const portal = await startPortal(env, ["build/index.js"]);
  const proxy = await openProxy(portal.origin, new URL(production.PUBLIC_URL).origin);
  openings.push(async () => {
    proxy.close();
    await portal.stop();
  });
  const created = runCommand(
    ["admin:create", "--email", "ada@portal.example.org", "--name", "Ada Operator"],
    Object.fromEntries(
      Object.entries(env).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    ),
    `${password}\n`,
  );
  expect(created.code, created.stderr).toBe(0);
  const [customer, ada] = [new JourneyRunner(proxy.origin), new JourneyRunner(proxy.origin)];
  await customer.signUp("wanda");
  await ada.send("/admin/login", { email: "ada@portal.example.org", password });
  return { customer, ada };
}

describe("production", () => {
  test("shows the operator's account, and plays no bank", async () => {
    const { customer, ada } = await opened("with", withAccounts);
    const card = await customer.get(deposit);
    expect(card.text).toContain("Bank transfer");
    const page = await customer.get(`${deposit}/bank-transfer`);
    expect(page.heading).toBe("Deposit by bank transfer");
    for (const value of ["Northwind Markets Ltd", "Bank of Bristol", "8765 4321", "123456780"])
      expect(page.text).toContain(value);
    expect(page.text).toMatch(/RF\d\d/);
    expect(page.html).not.toMatch(/demonstration|Play the bank|Example/);
    const sent = await customer.follow(await customer.submit(page, { amount: "150" }));
    expect(sent.notice).toContain("We're expecting $150.00 by bank transfer");

    const upload = await ada.get("/admin/bank-statements/new");
    expect(upload.text).toContain("Bank of Bristol, 87654321 (USD)");
    expect(upload.html).not.toMatch(/demonstration/i);
    const expected = await ada.get("/admin/expected-deposits");
    expect(expected.text).toMatch(/Wanda Wanderer.*\$150\.00/);
    expect((await customer.get(`${deposit}/bank-transfer/bank`)).status).toBe(404);
    for (const path of ["", "/statement?account=main-usd&from=2026-01-01&to=2026-01-02"])
      expect((await ada.get(`/admin/demonstration-bank${path}`)).status).toBe(404);
  });

  test("without an account offers no bank transfer", async () => {
    const { customer, ada } = await opened("without", operatorFile);
    const card = await customer.get(deposit);
    expect([card.status, card.text.includes("Bank transfer")]).toEqual([200, false]);
    for (const path of ["/bank-transfer", "/bank-transfer/bank"])
      expect((await customer.get(`${deposit}${path}`)).status).toBe(404);
    expect((await ada.get("/admin/bank-statements/new")).text).toContain(
      "No receiving accounts are configured.",
    );
  });
});
