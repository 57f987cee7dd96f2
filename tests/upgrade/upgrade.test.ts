// Every release opens what the ones before stored: money, drafts, requests, documents, and what was erased. `take-snapshot.js` keeps it.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { readConfig } from "~server/config";
import { pendingMigrations } from "~server/database/migrate";
import { verifyLedger } from "~server/features/ledger/verify";
import { createBackend, type Backend } from "~server/index";
import { demoPassword } from "~server/kernel/demo-people";
import { seedIfEmpty } from "~server/seed";
import { Caller } from "../support/api/caller";
import { postgresAddress, type FreshDatabase } from "../support/database/postgres";
import { load } from "./load-dump";

const snapshots = fileURLToPath(new URL("snapshots", import.meta.url));
const releases = readdirSync(snapshots);

const Facts = z.object({
  takenAt: z.number(),
  /** Each customer's answers by address. */
  seen: z.array(z.object({ name: z.string(), answers: z.record(z.string(), z.looseObject({})) })),
  withdrawalDraft: z.string(),
  pendingDeposit: z.string(),
  orderNumber: z.string(),
  apiToken: z.string(),
  deletedUser: z.string(),
  deletedDeposit: z.string(),
  /** Of releases that import bank statements. */
  bankLines: z.array(z.object({ id: z.string(), state: z.string() })).optional(),
});
const Wallet = z.object({ availableBalance: z.number() });
const Users = z.object({ users: z.array(z.object({ id: z.string() })) });
const Documents = z.object({ kycUrls: z.array(z.object({ imageUrl: z.string() })).min(1) });

describe.each(releases)("a data folder of release %s", (release) => opens(release, "sqlite"));
describe.skipIf(!postgresAddress).each(releases)("a PostgreSQL database of release %s", (release) =>
  opens(release, "postgres"),
);

function opens(release: string, engine: "sqlite" | "postgres") {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-upgrade-"));
  let database: FreshDatabase | undefined;
  let facts: z.output<typeof Facts>;
  let portal: Backend;

  const start = () => {
    const config = readConfig({ MODE: "demo", DATA_DIR: dataDir, DATABASE_URL: database?.address });
    // A minute after the snapshot, its drafts have not expired.
    return createBackend(config, { now: () => facts.takenAt + 60_000 });
  };
  const signIn = async (name: string) => {
    const visitor = new Caller(portal, null);
    const email = `${name}@example.com`;
    const { body } = await visitor.post("/auth/login", { email, password: demoPassword });
    return new Caller(portal, z.object({ access_token: z.string() }).parse(body).access_token);
  };

  beforeAll(async () => {
    execFileSync("tar", ["-xzf", join(snapshots, release, `${engine}.tar.gz`), "-C", dataDir]);
    facts = Facts.parse(JSON.parse(readFileSync(join(dataDir, "facts.json"), "utf8")));
    if (engine === "postgres") database = await load(join(dataDir, "database.sql"));
    portal = await start();
  });
  afterAll(async () => {
    await portal.close();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("starts, and starts again, with this release's schema and without seeding again", async () => {
    expect(await seedIfEmpty(portal)).toBe(false);
    await portal.close();
    portal = await start();
    expect(await seedIfEmpty(portal)).toBe(false);
    const pending = await pendingMigrations(portal.context.storage.db);
    expect(pending).toEqual({ isEmpty: false, names: [] });
  });

  test("shows each customer what they saw, and has a balanced ledger", async () => {
    expect(facts.seen.length).toBeGreaterThan(5);
    for (const { name, answers } of facts.seen) {
      const customer = await signIn(name);
      for (const [path, answer] of Object.entries(answers))
        expect((await customer.get(path)).body, `${name} ${path}`).toMatchObject(answer);
    }
    expect((await verifyLedger(portal.context.storage)).faults).toEqual([]);
  });

  test("confirms a draft that was open, and decides a request that was pending", async () => {
    const [hana, admin] = [await signIn("hana"), await signIn("admin")];
    const available = async () =>
      Wallet.parse((await hana.get("/wallets/my-wallet")).body).availableBalance;
    const before = await available();
    const sent = await hana.post(`/drafts/${facts.withdrawalDraft}/confirmation`, {});
    expect(sent.status, sent.message).toBe(201);
    expect(await available()).toBeCloseTo(before - 25, 2);
    const approval = `/wallets/admin/transaction/${facts.pendingDeposit}/approve`;
    expect((await admin.patch(approval, {})).body).toMatchObject({
      transaction: { status: "successful" },
    });
    expect((await verifyLedger(portal.context.storage)).faults).toEqual([]);
  });

  test("recognizes its unpaid invoice, its API token and its documents", async () => {
    const [hana, admin] = [await signIn("hana"), await signIn("admin")];
    expect((await hana.get(`/payments/crypto/${facts.orderNumber}`)).status).toBe(200);
    expect((await new Caller(portal, facts.apiToken).get("/wallets/my-wallet")).status).toBe(200);
    const { users } = Users.parse((await admin.get("/users?search=pavel")).body);
    const { kycUrls } = Documents.parse((await admin.get(`/users/${users[0]?.id ?? ""}`)).body);
    const read = await portal.fetch(
      new Request(`http://localhost${kycUrls[0]?.imageUrl ?? ""}`, {
        headers: { Authorization: `Bearer ${admin.token}` },
      }),
    );
    expect(read.status).toBe(200);
    expect(Buffer.from(await read.arrayBuffer()).toString("latin1", 1, 4)).toBe("PNG");
  });

  test("knows the lines of its bank statements, and decides the open ones", async () => {
    const admin = await signIn("admin");
    for (const { id, state } of facts.bankLines ?? [])
      expect((await admin.get(`/bank-lines/${id}`)).body).toMatchObject({ state });
    for (const { id, state } of facts.bankLines ?? [])
      if (state === "open") {
        const kept = await admin.post(`/bank-lines/${id}/own`, { reason: "Interest" });
        expect(kept.status, kept.message).toBe(201);
      }
    expect((await verifyLedger(portal.context.storage)).faults).toEqual([]);
  });

  test("keeps a deleted customer deleted", async () => {
    const admin = await signIn("admin");
    expect((await admin.get(`/users/${facts.deletedUser}`)).status).toBe(404);
    const kept = await admin.get(`/wallets/admin/transaction/${facts.deletedDeposit}`);
    expect(JSON.stringify(kept.body)).not.toMatch(/dorothea/i);
    expect((await admin.get("/users?search=dorothea")).body).toMatchObject({ users: [] });
  });
}
