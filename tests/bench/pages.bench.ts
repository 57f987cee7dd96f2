// What a page costs the server, beside a stock Remix page that does the same work and a bare one without data.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPortal, type Portal } from "../support/server";
import { measure, type Target } from "./load";
import { addTransactions } from "./many-transactions";
import { startServer, type BenchServer } from "./server-process";
import { signInCookie } from "./sign-in";
import { printTable, round } from "./table";

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
const secret = "only the bench signs with this text";
const rows = 100_000;
const load = { requests: 1500, connections: 4 };
let portal: Portal;
let stock: BenchServer;
let bare: BenchServer;
let cookie: string;

beforeAll(async () => {
  for (const name of ["stock", "bare"]) {
    const built = spawnSync("npx", ["remix", "build"], { cwd: folder(name), encoding: "utf8", env: { ...process.env, NODE_ENV: "production" } });
    if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  }
  portal = await startPortal({ DATA_DIR: dataDir, SESSION_SECRET: secret });
  addTransactions(dataDir, "hana@example.com", rows);
  cookie = await signInCookie(portal.origin, "hana@example.com");
  stock = await startServer([process.execPath, folder("../../node_modules/@remix-run/serve/dist/cli.js"), "build/index.js"], { cwd: folder("stock"), env: { DATA_DIR: dataDir, SESSION_SECRET: secret } });
  bare = await startServer([process.execPath, "serve.js"], { cwd: folder("bare"), env: {} });
});

afterAll(async () => {
  stock.stop();
  bare.stop();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the transactions page and the sign-in page", async () => {
  const pid = portal.process.pid ?? 0;
  const ours = await cost("portal, transactions", { address: `${portal.origin}/dashboard/transactions`, pid, cookie });
  const twin = await cost("stock Remix, transactions", { address: `${stock.origin}/dashboard/transactions`, pid: stock.pid, cookie });
  const plain = await cost("bare Remix string, no data", { address: `${bare.origin}/dashboard/transactions`, pid: bare.pid });
  const ourLogin = await cost("portal, sign-in", { address: `${portal.origin}/login`, pid });
  const twinLogin = await cost("stock Remix, sign-in", { address: `${stock.origin}/login`, pid: stock.pid });
  const measured = [ours, twin, plain, ourLogin, twinLogin];
  printTable(`Server CPU a request; the list is 10 of ${rows} rows`, measured);
  printTable("Ratios", [
    { figure: "transactions / stock twin", ratio: round(ours.cpuMs / twin.cpuMs), aim: "<= 0.6" },
    { figure: "transactions / bare string", ratio: round(ours.cpuMs / plain.cpuMs), aim: "<= 1.6" },
    { figure: "sign-in / stock twin", ratio: round(ourLogin.cpuMs / twinLogin.cpuMs), aim: "<= 0.6" },
  ]);
  const crowd = await measure({ address: `${portal.origin}/dashboard/transactions`, pid, cookie }, { ...load, connections: 16 });
  printTable("Resident memory on the list page at 16 connections", [{ megabytes: round(crowd.residentMb, 0), aim: "<= 260" }]);
  expect(measured.every((one) => one.cpuMs > 0)).toBe(true);
});

async function cost(what: string, target: Target) {
  const figures = await measure(target, load);
  return { what, cpuMs: round(figures.cpuMs), p50Ms: round(figures.p50Ms), p99Ms: round(figures.p99Ms), residentMb: round(figures.residentMb, 0) };
}
