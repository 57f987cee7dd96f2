// How long a new visitor waits: from the start of the process to the first page, on an empty folder or database and again on the filled one.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { startPortal } from "../support/portal/server";
import { recordCapacity } from "./capacity";
import type { CapacityEngine } from "./capacity-table";
import { printTable, round } from "./table";

const seeds = ["small", "full"] as const;

test("from start to first response", async () => {
  const table = [];
  for (const engine of ["SQLite", ...(postgresAddress ? (["PostgreSQL"] as const) : [])] as const)
    for (const seed of seeds) {
      const { first, later } = await startsOf(engine, seed);
      table.push({
        engine,
        seed,
        first,
        firstTarget: engine === "SQLite" ? "<= 4" : "<= 5",
        later,
        laterTarget: "<= 1",
      });
      if (seed !== "full") continue;
      recordCapacity("firstStart", engine, first, "s");
      recordCapacity("laterStart", engine, later, "s");
    }
  printTable("Seconds from start to first response, after the build", table);
  expect(table.every(({ first, later }) => first > 0 && later > 0)).toBe(true);
});

async function startsOf(engine: CapacityEngine, seed: (typeof seeds)[number]) {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-start-"));
  const database = engine === "PostgreSQL" ? await freshDatabase() : undefined;
  const env = { DATA_DIR: dataDir, DEMO_SIZE: seed, DATABASE_URL: database?.address };
  const first = await secondsToFirstAnswer(env);
  const later = await secondsToFirstAnswer(env);
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
  return { first, later };
}

async function secondsToFirstAnswer(env: Record<string, string | undefined>): Promise<number> {
  const startedAt = performance.now();
  const portal = await startPortal(env);
  const answer = await fetch(`${portal.origin}/login`);
  await answer.text();
  const seconds = (performance.now() - startedAt) / 1000;
  await portal.stop();
  return round(seconds);
}
