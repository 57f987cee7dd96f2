// /metrics: available with the token, in Prometheus' format, and without personal data.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommandHere } from "../support/portal/command-here";
import { samplesIn } from "../support/measures/metric-samples";
import { send } from "../support/network/raw-http";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

const token = "8f14e45fceea167a5a36dedd4bea2543-scrape";
const hasPromtool = spawnSync("promtool", ["--version"]).error === undefined;
let portal: Portal;
beforeAll(async () => {
  portal = await startDemonstration({ METRICS_TOKEN: token });
});
afterAll(() => portal.stop());

const scrape = (authorization = `Bearer ${token}`) =>
  send(`${portal.origin}/metrics`, { headers: { authorization } });

describe("/metrics", () => {
  test.each(["", "Bearer", "Bearer wrong", `Bearer ${token}x`, `Basic ${token}`, token])(
    "refuses %j",
    async (authorization) => {
      const { status, text, headers } = await scrape(authorization);
      expect([status, headers["www-authenticate"], headers["cache-control"]]).toEqual([
        401,
        "Bearer",
        "no-store",
      ]);
      expect(text).not.toContain("portal_");
    },
  );

  test("returns 404 like any unknown address if no token is set", async () => {
    const other = await startDemonstration();
    const { status } = await send(`${other.origin}/metrics`, {
      headers: { authorization: "Bearer " },
    });
    await other.stop();
    expect(status).toBe(404);
  });

  test("counts requests by kind and class, in cumulative buckets", async () => {
    const before = samplesIn((await scrape()).text);
    for (let visit = 0; visit < 3; visit += 1)
      await send(
        `${portal.origin}/dashboard/transactions/0190a000-0000-7000-8000-00000000000${visit}?email=canary`,
      );
    await send(`${portal.origin}/api/users/canary`);
    const after = samplesIn((await scrape()).text);
    const grown = (labels: string) =>
      (after.get(`portal_http_request_duration_seconds_count{${labels}}`) ?? 0) -
      (before.get(`portal_http_request_duration_seconds_count{${labels}}`) ?? 0);
    expect([grown('kind="customer",status="3xx"'), grown('kind="api",status="4xx"')]).toEqual([
      3, 1,
    ]);
    const buckets = [...after]
      .filter(([name]) =>
        /^portal_http_request_duration_seconds_bucket\{le="[^"]+",kind="customer",status="3xx"\}$/.test(
          name,
        ),
      )
      .map(([, value]) => value);
    expect(buckets.length).toBe(12);
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
    expect(buckets.at(-1)).toBe(
      after.get('portal_http_request_duration_seconds_count{kind="customer",status="3xx"}'),
    );
  });

  test("is well formed, and contains no address, user or record", async () => {
    const { text, headers } = await scrape();
    expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
    const declared = new Set(
      [...text.matchAll(/^# TYPE (\w+) (?:counter|gauge|histogram)$/gm)].map(([, name]) => name),
    );
    for (const [name, value] of samplesIn(text)) {
      expect(name).toMatch(/^[a-z0-9_]+(\{[a-z_]+="[\w.+-]+"(,[a-z_]+="[\w.+-]+")*\})?$/);
      expect(declared).toContain(name.replace(/\{.*/, "").replace(/_(bucket|sum|count)$/, ""));
      // Nothing may have been measured between two scrapes.
      expect(Number.isFinite(value) || name.startsWith("nodejs_eventloop_lag_")).toBe(true);
    }
    expect([...samplesIn(text).keys()].join()).not.toMatch(/canary|0190a000|@|\/|hana/);
    expect(portal.log()).not.toContain("/metrics");
  });

  test("reports memory, event loop delay, services, background work, emails and queues", async () => {
    let samples = samplesIn((await scrape()).text);
    // Background work has transactions, too.
    await expect
      .poll(async () => {
        samples = samplesIn((await scrape()).text);
        return samples.get("portal_database_transactions_in_flight");
      })
      .toBe(0);
    expect(samples.get("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
    expect(samples.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
    expect(samples.get('portal_service_up{service="database"}')).toBe(1);
    expect(
      samples.get('portal_background_last_success_timestamp_seconds{pass="sweep-files"}'),
    ).toBeGreaterThan(Date.now() / 1000 - 600);
    expect(samples.get('portal_mails{state="failed"}')).toBe(0);
    expect(samples.get('portal_review_queue_length{queue="deposits"}')).toBeGreaterThan(0);
  });

  test.skipIf(!hasPromtool)(
    `passes promtool's check${hasPromtool ? "" : " (skipped: promtool is not installed)"}`,
    async () => {
      const { status, stdout, stderr } = spawnSync("promtool", ["check", "metrics"], {
        input: (await scrape()).text,
        encoding: "utf8",
      });
      expect([status, stdout + stderr]).toEqual([0, ""]);
    },
  );

  test("counts wrong passwords, and reports when a backup was completed once there was one", async () => {
    const wrong = () =>
      send(`${portal.origin}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: Buffer.from('{"email":"nobody@example.com","password":"wrong"}'),
      });
    const refused = 'portal_refused_calls_total{code="wrong_credentials"}';
    const before = samplesIn((await scrape()).text);
    expect([
      before.get('portal_refused_calls_total{code="code_wrong"}'),
      before.has("portal_backup_last_success_timestamp_seconds"),
    ]).toEqual([0, false]);
    await wrong();
    const folder = mkdtempSync(join(tmpdir(), "portal-metrics-"));
    const { code } = await runCommandHere(["backup", "--to", folder], { DATA_DIR: portal.dataDir });
    expect(code).toBe(0);
    rmSync(folder, { recursive: true });
    const after = samplesIn((await scrape()).text);
    expect((after.get(refused) ?? 0) - (before.get(refused) ?? 0)).toBe(1);
    expect(after.get("portal_backup_last_success_timestamp_seconds")).toBeGreaterThan(
      Date.now() / 1000 - 600,
    );
  });

  test("reports how the last ledger:verify ended, and nothing before there was one", async () => {
    expect(samplesIn((await scrape()).text).has("portal_ledger_faults")).toBe(false);
    const { code } = await runCommandHere(["ledger:verify"], { DATA_DIR: portal.dataDir });
    expect(code).toBe(0);
    const samples = samplesIn((await scrape()).text);
    expect(samples.get("portal_ledger_faults")).toBe(0);
    expect(samples.get("portal_ledger_verified_timestamp_seconds")).toBeGreaterThan(
      Date.now() / 1000 - 600,
    );
  });
});
