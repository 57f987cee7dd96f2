// What users notice of public and customer pages on a slow line and a slow processor, next to the stock Remix pages that show the same.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumPath, launchArguments } from "../support/browser/browser";
import { startPortal, type Portal } from "../support/portal/server";
import type { BenchServer } from "./server-process";
import { signInCookie } from "./sign-in";
import { openSlowPage, type PageLoad, type Visit } from "./slow-page";
import { buildStock, startStock } from "./stock-app";
import { percentile, printTable, round } from "./table";

const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
const env = { DATA_DIR: dataDir, SESSION_SECRET: "only the bench signs with this text" };
const rounds = 5;
const aims = { largestPaintMs: 1350, layoutShift: 0, interactionMs: 80 };
/** A signed-in page links its styles, and waits for them once. */
const aimsWithEmptyCache = { ...aims, largestPaintMs: 1900 };
const chartAims = { loadMs: 2500, scriptBytes: 170_000, scriptRequests: 6 };
const ofVisitors = ["/", "/login", "/signup"];
const ofCustomers = [
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
  "/settings/data-access-log",
  "/markets",
  "/markets/screener",
].map((page) => `/dashboard${page}`);
const charts = ["/charts/forex", "/dashboard/markets/chart"];
const ofTheTwin = ["/dashboard", "/dashboard/transactions"];
let portal: Portal;
let stock: BenchServer;
let browser: Browser;
let cookie: string;

beforeAll(async () => {
  buildStock();
  portal = await startPortal(env);
  cookie = await signInCookie(portal.origin, "hana@example.com");
  stock = await startStock(env);
  browser = await chromium.launch({ args: launchArguments, executablePath: chromiumPath() });
});

afterAll(async () => {
  await browser.close();
  await Promise.all([stock.stop(), portal.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const given = "at 400 ms and 400 kbit/s, the processor six times slower";

test.each([
  // A visitor comes from the home page or to it, a customer from the sign-in form; the twin, which has none, from its other page.
  {
    what: "what the page before left in the cache",
    ours: (path: string) => (isOfVisitor(path) && path !== "/" ? "/" : "/login"),
    twins: (path: string) => ofTheTwin.find((other) => other !== path),
    aimsOfCustomers: aims,
  },
  {
    what: "nothing in the cache",
    ours: () => undefined,
    twins: () => undefined,
    aimsOfCustomers: aimsWithEmptyCache,
  },
])(`pages ${given}, $what`, async ({ what, ours, twins, aimsOfCustomers }) => {
  const rows = [];
  for (const path of [...ofVisitors, ...ofCustomers]) {
    const look = await medianOf(portal.origin, path, ours(path));
    rows.push({
      page: path,
      ...look,
      targets: verdict(look, isOfVisitor(path) ? aims : aimsOfCustomers),
    });
    if (ofTheTwin.includes(path))
      rows.push({
        page: `stock Remix, ${path}`,
        ...(await medianOf(stock.origin, path, twins(path))),
        targets: "",
      });
  }
  printTable(
    `Median of ${rounds}, connection open, ${what}; targets of customers' pages: ${listed(aimsOfCustomers)}; of public ones: ${listed(aims)}`,
    rows,
  );
  expect(rows.every(({ largestPaintMs, loadMs }) => largestPaintMs > 0 && loadMs > 0)).toBe(true);
});

test(`charts ${given}, nothing in the cache`, async () => {
  const rows = [];
  for (const path of charts) {
    const looks = await looksAt(portal.origin, path, undefined, (page) => page.lookAtChart(path));
    const look = middle(looks);
    rows.push({ page: path, ...look, targets: verdict(look, chartAims) });
  }
  printTable(
    `Median of ${rounds}; the page contains a static chart, and on a slow connection the interactive one loads on request; targets: ${listed(chartAims)}`,
    rows,
  );
  expect(rows.every(({ drawnMs, scriptBytes }) => drawnMs > 0 && scriptBytes > 0)).toBe(true);
});

async function medianOf(origin: string, path: string, from: string | undefined): Promise<PageLoad> {
  const looks = await looksAt(origin, path, from, (page) => page.look(path));
  // A page is not to move even once; less than half a hundredth is not seen.
  return { ...middle(looks), layoutShift: round(Math.max(...looks.map(shiftOf))) };
}

const shiftOf = ({ layoutShift }: PageLoad) => layoutShift;

type SlowPage = Awaited<ReturnType<typeof openSlowPage>>;

async function looksAt<Seen>(
  origin: string,
  path: string,
  from: string | undefined,
  look: (page: SlowPage) => Promise<Seen>,
): Promise<Seen[]> {
  const visit: Visit = { from, cookie: isOfVisitor(path) ? undefined : cookie };
  const looks: Seen[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openSlowPage(browser, origin, visit);
    looks.push(await look(page));
    await page.close();
  }
  return looks;
}

const isOfVisitor = (path: string) => !path.startsWith("/dashboard");

function middle<Figures extends Readonly<Record<keyof Figures, number>>>(
  looks: readonly Figures[],
): Figures {
  const [first] = looks;
  if (!first) throw new Error("nothing was looked at");
  const keys = Object.keys(first) as (keyof Figures)[];
  const entries = keys.map((key) => [
    key,
    round(
      percentile(
        looks.map((look) => look[key]),
        0.5,
      ),
      0,
    ),
  ]);
  return Object.fromEntries(entries) as Figures;
}

function verdict<Aims extends Readonly<Record<string, number>>>(
  look: Readonly<Record<keyof Aims, number>>,
  wanted: Aims,
): string {
  const missed = Object.keys(wanted).filter((name) => (look[name] ?? 0) > (wanted[name] ?? 0));
  return missed.length === 0 ? "met" : `missed: ${missed.join(", ")}`;
}

const listed = (wanted: Readonly<Record<string, number>>) =>
  Object.entries(wanted)
    .map(([name, most]) => `${name} <= ${most}`)
    .join(", ");
