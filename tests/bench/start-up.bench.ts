// How long a stranger waits: from the start of the process to the first page, on an empty folder and again on the filled one.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startPortal } from "../support/portal/server";
import { printTable, round } from "./table";

const dataDir = mkdtempSync(join(tmpdir(), "portal-start-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("from start to first answer", async () => {
  const first = await secondsToFirstAnswer();
  const later = await secondsToFirstAnswer();
  printTable("Seconds from start to first answer, after the build", [
    { run: "first, seeds the demonstration", seconds: first, aim: "<= 4" },
    { run: "later", seconds: later, aim: "<= 1.5" },
  ]);
  expect(first).toBeGreaterThan(0);
});

async function secondsToFirstAnswer(): Promise<number> {
  const startedAt = performance.now();
  const portal = await startPortal({ DATA_DIR: dataDir });
  const answer = await fetch(`${portal.origin}/login`);
  await answer.text();
  const seconds = (performance.now() - startedAt) / 1000;
  await portal.stop();
  return round(seconds);
}
