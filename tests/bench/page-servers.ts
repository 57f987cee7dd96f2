// The portal and its yardsticks, each as its operator would start it, over the same data.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { startPortal, type Portal } from "../support/portal/server";
import { addTransactions } from "./many-transactions";
import { startBareServer } from "./node-http";
import { recordPages } from "./page-records";
import { startServer, type BenchServer } from "./server-process";
import { signInCookie } from "./sign-in";
import { buildStock, startStock } from "./stock-app";

export const rows = 100_000;
const secret = "only the bench signs with this text";
export const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface PageServers {
  readonly env: { readonly DATA_DIR: string; readonly SESSION_SECRET: string };
  readonly portal: Portal;
  /** Undefined where TEST_DATABASE_URL names none. */
  readonly onPostgres: Portal | undefined;
  readonly stock: BenchServer;
  readonly bare: BenchServer;
  /** The list's bytes, out of memory. */
  readonly http: BenchServer;
  readonly next: BenchServer;
  stop(): Promise<void>;
}

export async function startPageServers(): Promise<PageServers> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
  const env = { DATA_DIR: dataDir, SESSION_SECRET: secret };
  buildYardsticks();
  const portal = await startPortal(env);
  await addTransactions({ dataDir }, "hana@example.com", rows);
  const detail = await pendingTransaction(portal);
  await recordPages(env, {
    dashboard: { path: "/dashboard", email: "hana@example.com" },
    wallet: { path: "/dashboard/wallet", email: "hana@example.com" },
    adminList: { path: "/admin/transactions", email: "admin@example.com" },
    adminDetail: { path: detail, email: "admin@example.com" },
  });
  const postgres = await portalOnPostgres();
  const servers = {
    stock: await startStock(env),
    bare: await startServer([process.execPath, "serve.js"], { cwd: folder("bare"), env: {} }),
    http: await sameBytes(portal, dataDir),
    next: await startServer([process.execPath, "node_modules/next/dist/bin/next", "start"], {
      cwd: folder("next"),
      env,
      ready: /Ready/,
    }),
  };
  return {
    env,
    portal,
    onPostgres: postgres?.portal,
    ...servers,
    async stop() {
      await Promise.all(Object.values(servers).map((server) => server.stop()));
      await Promise.all([portal.stop(), postgres?.portal.stop()]);
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Of someone without the many rows. */
export async function pendingTransaction({ origin }: Portal): Promise<string> {
  const cookie = await signInCookie(origin, "admin@example.com");
  const page = await fetch(`${origin}/admin/transactions?status=pending`, { headers: { cookie } });
  const [, address] =
    /href="(\/admin\/transactions\/[0-9a-f]{8}-[0-9a-f-]{27})/.exec(await page.text()) ?? [];
  if (!address) throw new Error("no transaction is pending");
  return address;
}

function buildYardsticks(): void {
  buildStock();
  run("npx", ["remix", "build"], "bare");
  if (!existsSync(join(folder("next"), "node_modules")))
    run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], "next");
  run("npx", ["next", "build"], "next");
}

function run(command: string, args: readonly string[], name: string): void {
  const built = spawnSync(command, args, {
    cwd: folder(name),
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
}

async function portalOnPostgres() {
  if (!postgresAddress) return undefined;
  const { address, drop } = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
  const portal = await startPortal({
    DATA_DIR: dataDir,
    SESSION_SECRET: secret,
    DATABASE_URL: address,
  });
  await addTransactions({ dataDir, databaseUrl: address }, "hana@example.com", rows);
  return {
    portal,
    drop: async () => {
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function sameBytes({ origin }: Portal, dataDir: string): Promise<BenchServer> {
  const cookie = await signInCookie(origin, "hana@example.com");
  const page = await fetch(`${origin}/dashboard/transactions`, { headers: { cookie } });
  return startBareServer(dataDir, await page.text());
}
