// kill -9 while an import of a bank statement is posted: the next start goes on, every line is credited once, and the sums are right.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { apiAs, fund, idIn, type ApiClient } from "../support/api/api-client";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { camtText, statementForm, type TestLine } from "../support/inputs/bank-statement";
import { runCommandHere } from "../support/portal/command-here";
import { startPortal, type Portal } from "../support/portal/server";
import { sized } from "../support/sized";
import { startDemonstration } from "../support/portal/started-demonstration";

const kills = { SQLite: sized(4, 30), PostgreSQL: sized(2, 30) };
/** Enough that posting them takes several database transactions after each start. */
const credits = sized(400, 4_000);
const payouts = 12;
/** From the first line that is posted to the kill. */
const afterMs = 150;
const waitMs = 240_000;

const decimal = (cents: number) => (cents / 100).toFixed(2);
/** No two deposits have the same amount. */
const creditCents = Array.from({ length: credits }, (_, at) => 1_000 + at);

describe.each(["SQLite", "PostgreSQL"] as const)("on %s", (engine) => {
  const isHere = engine === "SQLite" || postgresAddress !== undefined;
  test.runIf(isHere)(
    `posting goes on after ${kills[engine]} kills, and each line ends once`,
    { timeout: (kills[engine] + 5) * 90_000 },
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "portal-kill-"));
      const database = engine === "PostgreSQL" ? await freshDatabase() : undefined;
      const env = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.address }) };
      let portal = database ? await startPortal(env) : await startDemonstration(env);
      onTestFinished(async () => {
        await portal.stop();
        await database?.drop();
        rmSync(dataDir, { recursive: true, force: true });
      });
      const sent = await sendPayouts(portal);
      const before = await availableOf(portal);
      const id = await confirmedImport(portal, sent);
      const postedAtKills: number[] = [];
      for (let kill = 1; kill <= kills[engine]; kill += 1) {
        await killWhilePosting(portal, id);
        expect((await runCommandHere(["ledger:verify"], env)).stdout).toContain("Ledger balanced");
        portal = await startPortal(env);
        postedAtKills.push((await importIn(portal, id)).posted);
      }
      const staff = await admin(portal);
      const posted = () => importIn(portal, id, staff);
      await expect
        .poll(async () => (await posted()).state, { timeout: waitMs, interval: 500 })
        .toBe("posted");
      console.info(`${engine}: killed with ${postedAtKills.join(", ")} lines posted`);
      // Some kills came in the middle.
      const all = credits + sent.length + 3;
      expect(postedAtKills.some((count) => count > 0 && count < all)).toBe(true);
      expect(await posted()).toMatchObject({
        posted: all,
        states: { credited: credits, closed: sent.length, compliance: 1, open: 1, own: 1 },
      });
      const sum = creditCents.reduce((total, cents) => total + cents, 0);
      expect(await availableOf(portal)).toBe(before + sum);
      expect((await bankDeposits(portal)).sort((a, b) => a - b)).toEqual(creditCents);
      expect(await statesOf(portal, sent)).toEqual(sent.map(() => "arrived"));
      expect((await runCommandHere(["ledger:verify"], env)).stdout).toContain("Ledger balanced");
    },
  );
});

const hana = "hana@example.com";
const admin = ({ origin }: Portal) => apiAs(origin, "admin@example.com");
const listIn = (answer: Record<string, unknown>, name: string) => {
  const value: unknown = answer[name];
  return Array.isArray(value) ? value.map((one: unknown) => ({ ...Object(one) })) : [];
};

interface SentPayout {
  readonly id: string;
  readonly reference: string;
}

async function sendPayouts(portal: Portal): Promise<SentPayout[]> {
  await fund(portal.origin, hana, "1000.00");
  const [customer, staff] = [await apiAs(portal.origin, hana), await admin(portal)];
  const made: SentPayout[] = [];
  for (let at = 0; at < payouts; at += 1) {
    const { transaction, transactionRef } = await customer.call(
      "POST",
      "/wallets/withdrawal/request",
      { amount: decimal(2_000 + at) },
    );
    const id = idIn(transaction);
    await staff.call("PATCH", `/wallets/admin/transaction/${id}/approve`, {});
    await staff.call("POST", `/payouts/${id}/sent`, {
      reference: "FT26321ABC",
      expectedDay: "2099-01-02",
    });
    made.push({ id, reference: String(transactionRef) });
  }
  return made;
}

async function availableOf({ origin }: Portal): Promise<number> {
  const wallet = await (await apiAs(origin, hana)).call("GET", "/wallets/my-wallet");
  return Math.round(Number(wallet.availableBalance) * 100);
}

/** Uploaded by one and confirmed by another, so that the portal has begun to post it. */
async function confirmedImport(portal: Portal, sent: readonly SentPayout[]): Promise<string> {
  const customer = await apiAs(portal.origin, hana);
  const account = await customer.call("GET", "/receiving-accounts");
  const [own] = listIn(account, "accounts");
  const name = String((await customer.call("GET", "/users/profile")).fullname);
  const text = String(account.reference);
  const lines: TestLine[] = [
    ...creditCents.map((cents) => ({ amount: decimal(cents), name, text })),
    ...sent.map(({ reference: endToEndId }, at) => ({
      amount: `-${decimal(2_000 + at)}`,
      endToEndId,
    })),
    { amount: "7.00", name: "Eve Else", text },
    { amount: "8.00", name: "Eve Else", text: "Hello" },
    { amount: "-9.00", kind: "CHRG" },
  ].map((line, at) => ({ ...line, reference: `KILL-${at}` }));
  const file = camtText({
    account: String(own?.iban ?? own?.accountNumber),
    currency: String(account.currency),
    number: "KILL",
    lines,
  });
  const staff = await admin(portal);
  const id = idIn(await staff.call("POST", "/bank-statements", statementForm(file, own?.id)));
  const second = await apiAs(portal.origin, "second.admin@example.com");
  await second.call("POST", `/bank-statements/${id}/confirmation`);
  return id;
}

async function importIn(portal: Portal, id: string, by?: ApiClient) {
  const found = await (by ?? (await admin(portal))).call("GET", `/bank-statements/${id}?limit=1`);
  const results = listIn(found, "results").filter(({ isProposal }) => isProposal === false);
  return {
    state: found.state,
    posted: Number(Object(found.totals).posted),
    states: Object.fromEntries(results.map(({ name, count }) => [String(name), Number(count)])),
  };
}

/** At any moment after the portal has posted something more. */
async function killWhilePosting(portal: Portal, id: string): Promise<void> {
  const ended = new Promise((resolve) => portal.process.once("exit", resolve));
  const staff = await admin(portal);
  const before = await importIn(portal, id, staff);
  const isFurther = async () => {
    const { state, posted } = await importIn(portal, id, staff);
    return state === "posted" || posted > before.posted;
  };
  await expect.poll(isFurther, { timeout: waitMs, interval: 5 }).toBe(true);
  setTimeout(() => portal.process.kill("SIGKILL"), Math.random() * afterMs);
  await ended;
}

async function bankDeposits({ origin }: Portal): Promise<number[]> {
  const customer = await apiAs(origin, hana);
  const cents: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await customer.call("GET", `/transactions?limit=200&page=${page}`);
    pages = Number(answer.totalPages);
    const rows = listIn(answer, "transactions").filter(({ action }) => action === "bank_transfer");
    cents.push(...rows.map(({ amount }) => Math.round(Number(amount) * 100)));
  }
  return cents;
}

async function statesOf(portal: Portal, sent: readonly SentPayout[]): Promise<unknown[]> {
  const staff = await admin(portal);
  const states: unknown[] = [];
  for (const { id } of sent) states.push((await staff.call("GET", `/payouts/${id}`)).state);
  return states;
}
