// The disk below its reserve, as a host tells of it: /readyz, a gauge and one log line each way, and nothing of it once there is room again.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "~server/config";
import { limits } from "~server/kernel/limits";
import { createBackend, type Backend } from "~server/index";
import { migratedDatabase } from "../support/database/migrated-database";
import { postgresAddress } from "../support/database/postgres";

const reserve = limits.diskReserveBytes;
const bucket = {
  S3_BUCKET: "portal-documents",
  S3_ENDPOINT: "http://127.0.0.1:1",
  S3_ACCESS_KEY_ID: "AKIDEXAMPLE",
  S3_SECRET_ACCESS_KEY: "wJalrXUtnFEMIK7MDENG",
};

describe.each(["SQLite", "PostgreSQL"])("a host on %s", (engine) => {
  if (engine === "PostgreSQL" && !postgresAddress)
    return void test.skip("(skipped: TEST_DATABASE_URL is not set)");
  const dataDir = mkdtempSync(join(tmpdir(), "portal-reserve-"));
  const disk = { free: reserve };
  const lines: string[] = [];
  let [backend, database, time] = [
    undefined as Backend | undefined,
    undefined as Awaited<ReturnType<typeof migratedDatabase>> | undefined,
    Date.UTC(2026, 10, 21),
  ];

  const open = (settings: Readonly<Record<string, string>> = {}) =>
    createBackend(readConfig({ DATA_DIR: dataDir, DATABASE_URL: database?.address, ...settings }), {
      now: () => time,
      freeBytes: () => Promise.resolve(disk.free),
      log: (level, line) => lines.push(`${level} ${String(Object(JSON.parse(line)).event)}`),
    });
  const seen = async (host: Backend) => {
    time += 2_000;
    const { isReady, services } = await host.readiness();
    const gauges = new Map(
      (await host.gauges()).map(({ name, samples }) => [name, samples[0]?.value]),
    );
    return {
      isReady,
      disk: services.disk,
      free: gauges.get("portal_disk_free_bytes"),
      least: gauges.get("portal_disk_reserve_bytes"),
      logged: [...lines],
    };
  };

  beforeAll(async () => {
    database = engine === "PostgreSQL" ? await migratedDatabase() : undefined;
    backend = await open();
  });
  afterAll(async () => {
    await backend?.close();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("reports it once when it begins and once when it ends", async () => {
    const host = backend ?? expect.fail("the host is open");
    const well = { isReady: true, disk: "up", least: reserve };
    expect(await seen(host)).toEqual({ ...well, free: reserve, logged: [] });
    disk.free = reserve - 1;
    const below = {
      isReady: true,
      disk: "down",
      least: reserve,
      free: reserve - 1,
      logged: ["error disk-below-reserve"],
    };
    expect([await seen(host), await seen(host)]).toEqual([below, below]);
    disk.free = reserve;
    const again = {
      ...well,
      free: reserve,
      logged: ["error disk-below-reserve", "info disk-above-reserve"],
    };
    expect([await seen(host), await seen(host)]).toEqual([again, again]);
  });

  test.runIf(engine === "PostgreSQL")("ignores a disk on which it stores nothing", async () => {
    const host = await open(bucket);
    expect(await seen(host)).toMatchObject({
      disk: undefined,
      free: undefined,
      least: undefined,
    });
    await host.close();
  });
});
