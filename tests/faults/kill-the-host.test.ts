// kill -9 in the middle of money traffic: nothing that was acknowledged may be lost, and the ledger stays sound.
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiAs, fund } from "../support/api-client";
import { startPortal, type Portal } from "../support/server";
import { sized } from "../support/sized";

const rounds = Number(process.env.KILL_ROUNDS ?? sized(20, 100));
const writers = 16;
const dataDir = mkdtempSync(join(tmpdir(), "portal-kill-"));
const acknowledged: string[] = [];
let portal: Portal;

beforeAll(async () => {
  portal = await startPortal({ DATA_DIR: dataDir });
  await fund(portal.origin, "hana@example.com", "1000000.00");
});

afterAll(async () => {
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test(`${rounds} kills under ${writers} writers lose nothing acknowledged`, { timeout: rounds * 15_000 }, async () => {
  for (let round = 1; round <= rounds; round += 1) {
    const before = acknowledged.length;
    await killDuringTraffic(20 + Math.random() * 180);
    expect(acknowledged.length, `round ${round} acknowledged nothing`).toBeGreaterThan(before);
    portal = await startPortal({ DATA_DIR: dataDir });
  }
  const stored = await storedReferences();
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
  const verified = spawnSync(process.execPath, ["build/index.js", "ledger:verify"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir },
    encoding: "utf8",
  });
  expect(verified.stdout + verified.stderr).toContain("The ledger is sound");
});

/** Lets the writers withdraw without pause and kills the host this long after the first answer. */
async function killDuringTraffic(afterMs: number): Promise<void> {
  const hana = await apiAs(portal.origin, "hana@example.com");
  const ended = new Promise((resolve) => portal.process.once("exit", resolve));
  let isDead = false;
  let countdown: NodeJS.Timeout | undefined;
  const write = async () => {
    while (!isDead) {
      try {
        const answer = await hana.call("POST", "/wallets/withdrawal/request", { amount: "0.01" }, randomUUID());
        acknowledged.push(String(answer.transactionRef));
        countdown ??= setTimeout(() => portal.process.kill("SIGKILL"), afterMs);
      } catch (error) {
        // What was under way when the host died was not acknowledged; any other refusal is a fault.
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
        isDead = true;
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await ended;
}

async function storedReferences(): Promise<Set<string>> {
  const hana = await apiAs(portal.origin, "hana@example.com");
  const references = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await hana.call("GET", `/transactions?limit=200&page=${page}`);
    pages = Number(answer.totalPages);
    const rows = Array.isArray(answer.transactions) ? answer.transactions : [];
    for (const row of rows) references.add(String(row.reference));
  }
  return references;
}
