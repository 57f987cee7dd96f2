// How long a customer's pages take on a slow line and a slow processor, next to the stock Remix pages that show the same.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumPath, launchArguments } from "../support/browser/browser";
import { startPortal, type Portal } from "../support/portal/server";
import { startServer, type BenchServer } from "./server-process";
import { signInCookie } from "./sign-in";
import { openSlowPage, type Look } from "./slow-page";
import { percentile, printTable, round } from "./table";

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
const env = { DATA_DIR: dataDir, SESSION_SECRET: "only the bench signs with this text" };
const rounds = 5;
const aims = { paintMs: 1350, loadMs: 1500 };
const pages = [
  "",
  "/transactions",
  "/transactions/print",
  "/wallet",
  "/wallet/deposit",
  "/wallet/deposit/crypto",
  "/wallet/withdrawal",
  "/wallet/bank-details",
  "/earning-history",
  "/kyc",
  "/settings",
  "/settings/password",
  "/settings/sessions",
  "/settings/disclosures",
  "/markets",
  "/markets/screener",
].map((page) => `/dashboard${page}`);
const ofTheTwin = ["/dashboard", "/dashboard/transactions"];
let portal: Portal;
let stock: BenchServer;
let browser: Browser;
let cookie: string;

beforeAll(async () => {
  const built = spawnSync("npx", ["remix", "build"], {
    cwd: folder("stock"),
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  portal = await startPortal(env);
  cookie = await signInCookie(portal.origin, "hana@example.com");
  stock = await startServer(
    [process.execPath, folder("../../node_modules/@remix-run/serve/dist/cli.js"), "build/index.js"],
    { cwd: folder("stock"), env },
  );
  browser = await chromium.launch({ args: launchArguments, executablePath: chromiumPath() });
});

afterAll(async () => {
  await browser.close();
  await Promise.all([stock.stop(), portal.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

test.each([
  // A customer comes from a public form; the twin, which has none, from its other page.
  [
    "what the page before left in the cache",
    "/forgot-password",
    (path: string) => ofTheTwin.find((other) => other !== path),
  ],
  ["nothing in the cache", undefined, () => undefined],
])(
  "the customer's pages at 400 ms and 400 kbit/s, the processor six times slower, %s",
  async (what, before, beforeTwin) => {
    const rows = [];
    for (const path of pages) {
      rows.push({ page: path, ...(await medianOf(portal.origin, path, before)) });
      if (ofTheTwin.includes(path))
        rows.push({
          page: `stock Remix, ${path}`,
          ...(await medianOf(stock.origin, path, beforeTwin(path))),
        });
    }
    printTable(
      `Median of ${rounds}, connection open, ${what}; aim of ours: paint <= ${aims.paintMs} ms, load <= ${aims.loadMs} ms`,
      rows,
    );
    const over = rows.filter(
      ({ page, paintMs, loadMs }) =>
        !page.startsWith("stock") && (paintMs > aims.paintMs || loadMs > aims.loadMs),
    );
    printTable("Over the aim", over);
    expect(rows.every(({ paintMs, loadMs }) => paintMs > 0 && loadMs > 0)).toBe(true);
  },
);

async function medianOf(origin: string, path: string, seenBefore?: string): Promise<Look> {
  const looks: Look[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openSlowPage(browser, origin, cookie, seenBefore);
    looks.push(await page.look(path));
    await page.close();
  }
  const median = (figure: keyof Look) =>
    round(
      percentile(
        looks.map((look) => look[figure]),
        0.5,
      ),
      0,
    );
  return { paintMs: median("paintMs"), loadMs: median("loadMs"), requests: median("requests") };
}
