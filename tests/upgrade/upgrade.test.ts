// What an earlier release stored is opened by this one: its money, its drafts, its requests, and what it had erased.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "libsql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { verifyLedger } from "~server/features/ledger/verify";
import { readConfig } from "~server/config";
import { StaffList } from "~server/features/staff/schemas";
import { hashToken } from "~server/kernel/hash-token";
import { staffRoles } from "~server/kernel/staff-roles";
import { demoPassword } from "~server/kernel/demo-people";
import { createBackend, type Backend } from "~server/index";
import { seedIfEmpty } from "~server/seed";
import { Caller } from "../support/api/caller";
import { postgresAddress, type FreshDatabase } from "../support/database/postgres";
import { expectListedReasons, listedReasons } from "./listed-reasons";
import { load, query } from "./load-dump";

/** Its API tokens of administrators had one scope for everything. */
const beforeRoles = "cf704ff";
const adminToken = `tp_${"script-of-an-administrator-of-before".padEnd(43, "-")}`;
const snapshots = fileURLToPath(new URL("snapshots", import.meta.url));
const releases = readdirSync(snapshots);

const Balances = z.object({
  availableBalance: z.number(),
  totalBalance: z.number(),
  pendingWithdrawal: z.number(),
});
const Facts = z.object({
  takenAt: z.number(),
  balances: z.array(Balances.extend({ user: z.string() })),
  withdrawalDraft: z.string(),
  pendingDeposit: z.string(),
  orderNumber: z.string(),
  apiToken: z.string(),
  deletedUser: z.string(),
  deletedDeposit: z.string(),
  ...listedReasons,
});

const Users = z.object({ users: z.array(z.object({ id: z.string() })) });
const Documents = z.object({
  kycUrls: z.array(
    z.object({ documentUrl: z.string().optional(), imageUrl: z.string().optional() }),
  ),
});

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
  /** A token that an administrator made in the release before: the customer's, under another name and with the scope of then. */
  const addAdminToken = async () => {
    const statement = `insert into api_tokens (id, token_hash, user_id, name, scopes, created_at, expires_at)
      select 'admin-token', '${hashToken(adminToken)}', (select id from users where email = 'admin@example.com'),
        'script', 'read admin', created_at, expires_at from api_tokens where token_hash = '${hashToken(facts.apiToken)}'`;
    if (database) return query(database.address, statement);
    const file = new Database(join(dataDir, "portal.sqlite"));
    file.exec(statement);
    file.close();
  };
  const signIn = async (email: string) => {
    const visitor = new Caller(portal, null);
    const { body } = await visitor.post("/auth/login", { email, password: demoPassword });
    const { access_token } = z.object({ access_token: z.string() }).parse(body);
    return new Caller(portal, access_token);
  };

  beforeAll(async () => {
    execFileSync("tar", ["-xzf", join(snapshots, release, `${engine}.tar.gz`), "-C", dataDir]);
    facts = Facts.parse(JSON.parse(readFileSync(join(dataDir, "facts.json"), "utf8")));
    if (engine === "postgres") database = await load(join(dataDir, "database.sql"));
    if (release === beforeRoles) await addAdminToken();
    portal = await start();
  });
  afterAll(async () => {
    await portal.close();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("starts, and starts again, without seeding again", async () => {
    expect(await seedIfEmpty(portal)).toBe(false);
    await portal.close();
    portal = await start();
    expect(await seedIfEmpty(portal)).toBe(false);
  });

  test("has the same balances, and a balanced ledger", async () => {
    const admin = await signIn("admin@example.com");
    expect((await verifyLedger(portal.context.storage)).faults).toEqual([]);
    expect(facts.balances.length).toBeGreaterThan(5);
    for (const { user, ...balances } of facts.balances) {
      expect((await admin.get(`/wallets/admin/user/${user}`)).body).toMatchObject(balances);
    }
  });

  test("confirms a draft that was open, and decides a request that was pending", async () => {
    const [hana, admin] = [await signIn("hana@example.com"), await signIn("admin@example.com")];
    const before = Balances.parse((await hana.get("/wallets/my-wallet")).body);
    const sent = await hana.post(`/drafts/${facts.withdrawalDraft}/confirmation`, {});
    expect(sent.status, sent.message).toBe(201);
    const after = Balances.parse((await hana.get("/wallets/my-wallet")).body);
    expect(after.availableBalance).toBeCloseTo(before.availableBalance - 25, 2);
    expect((await hana.get(`/drafts/${facts.withdrawalDraft}`)).body).toMatchObject({
      transaction: { amount: 25, status: "pending", description: "Kept over an upgrade" },
    });

    const approval = `/wallets/admin/transaction/${facts.pendingDeposit}/approve`;
    const approved = await admin.patch(approval, {});
    expect(approved.status, approved.message).toBe(200);
    expect(approved.body).toMatchObject({ transaction: { status: "successful" } });
    expect((await verifyLedger(portal.context.storage)).faults).toEqual([]);
  });

  test("recognizes its unpaid invoice, its API token and its documents", async () => {
    const [hana, admin] = [await signIn("hana@example.com"), await signIn("admin@example.com")];
    expect((await hana.get(`/payments/crypto/${facts.orderNumber}`)).status).toBe(200);
    expect((await new Caller(portal, facts.apiToken).get("/wallets/my-wallet")).status).toBe(200);
    const { users } = Users.parse((await admin.get("/users?search=pavel")).body);
    const { kycUrls } = Documents.parse((await admin.get(`/users/${users[0]?.id ?? ""}`)).body);
    const address = kycUrls[0]?.imageUrl ?? kycUrls[0]?.documentUrl ?? "";
    const read = await portal.fetch(
      new Request(`http://localhost${address}`, {
        headers: { Authorization: `Bearer ${admin.token}` },
      }),
    );
    expect(read.status).toBe(200);
    expect(
      Buffer.from(await read.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
  });

  test("gives listed reasons their codes, and keeps what was added", async () => {
    await expectListedReasons(portal, await signIn("admin@example.com"), facts);
  });

  test("gives every administrator a staff ID, from the first one on", async () => {
    const admin = await signIn("admin@example.com");
    const { staff } = StaffList.parse((await admin.get("/staff")).body);
    const joined = staff.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
    expect(joined.map(({ staffId }) => staffId)).toEqual(
      joined.map((_, index) => `S-000${index + 1}`),
    );
  });

  test("gives every administrator all roles", async () => {
    const admin = await signIn("admin@example.com");
    const { staff } = StaffList.parse((await admin.get("/staff")).body);
    expect(staff.length).toBeGreaterThan(1);
    for (const { roles, state } of staff) expect([roles, state]).toEqual([staffRoles, "current"]);
  });

  test.runIf(release === beforeRoles)("lets their API tokens do what they could", async () => {
    const script = new Caller(portal, adminToken);
    const found = await script.get("/users?search=hana");
    expect(found.status, found.message).toBe(200);
    const { users } = Users.parse(found.body);
    const credit = {
      userId: users[0]?.id,
      amount: "1.00",
      type: "deposit",
      action: "funding",
      description: "Goodwill",
    };
    for (const path of ["/users", "/transactions/all", "/queues", "/contact-messages"])
      expect([path, (await script.get(path)).status]).toEqual([path, 200]);
    expect((await script.get("/exports/users")).status).toBe(200);
    expect((await script.post("/wallets/admin/credit", credit)).status).toBe(201);
    const closed = [await script.get("/staff"), await script.get("/audit")];
    for (const { code } of closed) expect(code).toBe("scope_missing");
  });

  test("keeps a deleted customer deleted", async () => {
    const admin = await signIn("admin@example.com");
    expect((await admin.get(`/users/${facts.deletedUser}`)).status).toBe(404);
    const kept = await admin.get(`/wallets/admin/transaction/${facts.deletedDeposit}`);
    expect(JSON.stringify(kept.body)).not.toMatch(/dorothea/i);
    const { body } = await admin.get("/users?search=dorothea");
    expect(body).toMatchObject({ users: [] });
  });
}
