// What a page costs the server, beside a stock Remix page that does the same work and a bare one without data.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPortal, type Portal } from "../support/portal/server";
import { measure, type Cost } from "./load";
import { addTransactions } from "./many-transactions";
import { startServer, type BenchServer } from "./server-process";
import { signInCookie } from "./sign-in";
import { printTable, round } from "./table";

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
const secret = "only the bench signs with this text";
const rows = 100_000;
const load = { connections: 4, requests: 400, warmUp: 2500, rounds: 7 };
let portal: Portal;
let stock: BenchServer;
let bare: BenchServer;
let cookie: string;

beforeAll(async () => {
  for (const name of ["stock", "bare"]) {
    const built = spawnSync("npx", ["remix", "build"], {
      cwd: folder(name),
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  }
  portal = await startPortal({ DATA_DIR: dataDir, SESSION_SECRET: secret });
  await addTransactions({ dataDir }, "hana@example.com", rows);
  cookie = await signInCookie(portal.origin, "hana@example.com");
  stock = await startServer(
    [process.execPath, folder("../../node_modules/@remix-run/serve/dist/cli.js"), "build/index.js"],
    { cwd: folder("stock"), env: { DATA_DIR: dataDir, SESSION_SECRET: secret } },
  );
  bare = await startServer([process.execPath, "serve.js"], { cwd: folder("bare"), env: {} });
});

afterAll(async () => {
  await Promise.all([stock.stop(), bare.stop(), portal.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

test("the transactions page and the sign-in page", async () => {
  const pid = portal.process.pid ?? 0;
  const list = "/dashboard/transactions";
  const targets = [
    { what: "portal, transactions", address: portal.origin + list, pid, cookie },
    { what: "stock Remix, transactions", address: stock.origin + list, pid: stock.pid, cookie },
    { what: "bare Remix string, no data", address: bare.origin + list, pid: bare.pid },
    { what: "portal, sign-in", address: `${portal.origin}/login`, pid },
    { what: "stock Remix, sign-in", address: `${stock.origin}/login`, pid: stock.pid },
  ] as const;
  const costs = await measure(targets, load);
  printTable(
    `Server CPU a request; the list is 10 of ${rows} rows`,
    targets.map(({ what }, index) => ({ what, ...rounded(costs[index]) })),
  );

  const [ours, twin, plain, ourSignIn, twinSignIn] = costs.map((cost) => cost.cpuMs);
  printTable("Ratios", [
    { figure: "transactions / stock twin", ratio: ratio(ours, twin), aim: "<= 0.6" },
    { figure: "transactions / bare string", ratio: ratio(ours, plain), aim: "<= 1.6" },
    { figure: "sign-in / stock twin", ratio: ratio(ourSignIn, twinSignIn), aim: "<= 0.6" },
  ]);
  expect(costs.every((one) => one.cpuMs > 0)).toBe(true);
});

test("memory on the list page at 16 connections", async () => {
  const started = await startServer([process.execPath, ...argumentsOfStart()], {
    cwd: folder("../.."),
    env: { DATA_DIR: dataDir, SESSION_SECRET: secret },
  });
  const target = { address: `${started.origin}/dashboard/transactions`, pid: started.pid, cookie };
  const [crowd] = await measure([target], {
    connections: 16,
    requests: 5000,
    warmUp: 0,
    rounds: 1,
  });
  await started.stop();
  printTable(
    "Resident memory on the list page at 16 connections, 5000 requests, as npm start runs it",
    [{ megabytes: round(crowd?.residentMb ?? 0, 0), aim: "<= 260" }],
  );
  expect(crowd?.residentMb).toBeGreaterThan(0);
});

/** What `npm start` hands to node, heap limit included. */
function argumentsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(folder("../../package.json"), "utf8")) as {
    scripts: { start: string };
  };
  return scripts.start.split(" ").slice(1);
}

function rounded(cost: Cost | undefined): Record<string, number> {
  if (!cost) return {};
  return {
    cpuMs: round(cost.cpuMs),
    p50Ms: round(cost.p50Ms),
    p99Ms: round(cost.p99Ms),
    residentMb: round(cost.residentMb, 0),
  };
}

const ratio = (ours = 0, theirs = 0) => round(ours / theirs);
