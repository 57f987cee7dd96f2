// Each fault under a steady load: what was acknowledged is kept once, the ledger balances, and an operator sees the fault in the log,
// in the metrics and as an alert. FAULT=<regular expression> runs those alone.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordRecoveries } from "../bench/capacity";
import type { Recovery } from "../bench/capacity-table";
import { canRunPostgres, clusterSkipReason } from "../support/database/postgres-cluster";
import { isInstalled } from "../support/network/reverse-proxies";
import { root } from "../support/source/sources";
import { onPostgresFaults, onSmallDiskFaults, onSqliteFaults, type Fault } from "./fault-table";
import { canMount, onPostgres, onSmallDisk, onSqlite, type FaultSite } from "./fault-sites";
import { SteadyLoad } from "./steady-load";

const wanted = new RegExp(process.env.FAULT ?? "");
/** A proxy and the portal need so long to leave out what doesn't answer. */
const settledAfterMs = 15_000;
const servedAgainWithinS = 20;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const alerts = readFileSync(join(root, "server/ops/alerts.yml"), "utf8");
const ruleOf = (alert: string) =>
  new RegExp(`- alert: ${alert}\n\\s+expr: (.*)`).exec(alerts)?.[1] ?? "no such rule";

const sites = [
  {
    name: "PostgreSQL",
    open: onPostgres,
    faults: onPostgresFaults,
    missing: !canRunPostgres && clusterSkipReason,
  },
  { name: "SQLite", open: onSqlite, faults: onSqliteFaults, missing: false },
  {
    name: "SQLite on a small disk",
    open: onSmallDisk,
    faults: onSmallDiskFaults,
    missing: !canMount && "skipped: only root may mount a small disk",
  },
] as const;

const columns = [
  ...["Fault", "Database", "Acknowledged", "Lost", "Doubled", "Seconds until changes work again"],
  ...["Reads served", "Half of the reads within", "Log", "Metric", "Alert"],
];
const rows: string[] = [columns, columns.map(() => "---")].map(asRow);
afterAll(() => console.info(rows.join("\n")));

describe.each(sites)("two hosts behind nginx on $name", ({ name, open, faults, missing }) => {
  const chosen = faults.filter((fault) => wanted.test(`${fault.name} ${name}`));
  if (missing || !isInstalled("nginx") || chosen.length === 0)
    return void test.skip(missing || "skipped: nginx is not installed, or no fault is wanted here");

  let site: FaultSite;
  const recoveries: Recovery[] = [];
  beforeAll(async () => {
    // The certificate of this test is its own.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
    site = await open();
  });
  afterAll(async () => {
    await site.close();
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    if (recoveries.length === faults.length) recordRecoveries(name, recoveries);
  });

  for (const fault of chosen) {
    if (fault.skipped) test.skip(`${fault.name} (skipped: ${fault.skipped})`);
    else
      test(fault.name, { timeout: 300_000 }, async () => {
        const seconds = await withstood(name, site, fault);
        recoveries.push({ fault: fault.name, seconds });
      });
  }
});

/** Returns the seconds until changes worked again. */
async function withstood(engine: string, site: FaultSite, fault: Fault): Promise<number> {
  const load = await SteadyLoad.start(site.origin);
  await load.nextAcknowledged();
  const logged = site.logFromHere();
  const from = performance.now();
  await fault.begin(site);
  const begun = performance.now();
  const metric = await seenMetric(site, fault, begun + fault.lastsS * 1_000);
  const ended = performance.now();
  await fault.end(site);
  const over = performance.now();
  await load.nextAcknowledged();
  await load.stop();
  const { lost, doubled } = await load.lostAndDoubled();
  const line = fault.log.exec(logged())?.[0];
  const reads = load.readsBetween(begun + Math.min(settledAfterMs, (ended - begun) / 2), ended);
  const again = fault.isBridged ? load.longestPause(from, over) : load.servedAgain(ended);
  rows.push(
    asRow([
      ...[fault.name, engine, `${load.acknowledged.size}`, `${lost}`, `${doubled}`],
      ...[again.toFixed(1), `${Math.round(reads.served * 100)} %`, `${Math.round(reads.p50)} ms`],
      ...[`\`${line ?? "not seen"}\``, `\`${metric ?? "not seen"}\``, `\`${fault.alert}\``],
    ]),
  );
  console.info(rows.at(-1));
  expect({ lost, doubled, odd: load.odd.slice(0, 3) }).toEqual({ lost: 0, doubled: 0, odd: [] });
  expect(await site.verifyLedger()).toContain("Ledger balanced");
  expect([line, metric]).toEqual([expect.any(String), expect.any(String)]);
  expect(ruleOf(fault.alert)).toContain(/^\w+/.exec(metric ?? "-")?.[0]);
  expect(again).toBeLessThan(servedAgainWithinS);
  const refused = load.refusals.filter(({ at }) => at > begun && at < ended).map(({ ms }) => ms);
  if (fault.refusesWithinMs !== undefined) {
    expect(refused.length).toBeGreaterThan(0);
    expect(Math.max(...refused)).toBeLessThan(fault.refusesWithinMs);
  }
  expect(reads.p50).toBeLessThan(fault.readsWithinMs ?? Infinity);
  return again;
}

/** Looks at the metrics all the time that the fault lasts, as a monitoring system does. */
async function seenMetric(
  site: FaultSite,
  { metric }: Fault,
  until: number,
): Promise<string | undefined> {
  let seen: string | undefined;
  while (performance.now() < until) {
    seen ??= metric.exec(await site.scrape())?.[0];
    await later(Math.min(1_000, Math.max(0, until - performance.now())));
  }
  return seen;
}

function asRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
