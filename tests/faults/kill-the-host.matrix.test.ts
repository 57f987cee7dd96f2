// kill -9 in the middle of money traffic: nothing that was acknowledged may be lost, and the ledger stays sound.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { apiAs, fund } from "../support/api/api-client";
import { median } from "../support/measures/median";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { runCommandHere } from "../support/portal/command-here";
import { startPortal, type Portal } from "../support/portal/server";
import { sized } from "../support/sized";
import { startDemonstration } from "../support/portal/started-demonstration";

const rounds = Number(process.env.KILL_ROUNDS ?? sized(3, 100));
const roundsOn = { SQLite: rounds, PostgreSQL: sized(Math.ceil(rounds / 3), rounds) };
const afterMs = { SQLite: 200, PostgreSQL: 600 };
const writers = 16;
/** Usually; an unlucky round may take five times as long. `npm run matrix` allows more, as other tests share the cores. */
const recoveredWithinMs = sized(15_000, 2_000);

/** References that were acknowledged and are not there. */
const lost = (acknowledged: readonly string[], stored: ReadonlySet<string>) =>
  acknowledged.filter((reference) => !stored.has(reference));

describe.each(["SQLite", "PostgreSQL"] as const)("on %s", (engine) => {
  const isHere = engine === "SQLite" || postgresAddress !== undefined;
  test.runIf(isHere)(
    `${roundsOn[engine]} kills under ${writers} writers lose nothing acknowledged`,
    { timeout: (rounds + 2) * 30_000 },
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "portal-kill-"));
      const database = engine === "PostgreSQL" ? await freshDatabase() : undefined;
      const env = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.address }) };
      let portal = database ? await startPortal(env) : await startDemonstration(env);
      onTestFinished(async () => {
        await portal.stop();
        await database?.drop();
        rmSync(dataDir, { recursive: true, force: true });
      });
      await fund(portal.origin, "hana@example.com", "1000000.00");
      const before = await storedReferences(portal);
      const [acknowledged, backMs]: [string[], number[]] = [[], []];
      for (let round = 1; round <= roundsOn[engine]; round += 1) {
        const known = acknowledged.length;
        await killDuringTraffic(portal, afterMs[engine] * (0.1 + Math.random()), (reference) =>
          acknowledged.push(reference),
        );
        expect(acknowledged.length, `round ${round} acknowledged nothing`).toBeGreaterThan(known);
        const killedAt = performance.now();
        portal = await startPortal(env);
        expect((await fetch(`${portal.origin}/readyz`)).status).toBe(200);
        backMs.push(performance.now() - killedAt);
      }
      const stored = await storedReferences(portal);
      console.info(
        `${engine}: ${roundsOn[engine]} kills, ${acknowledged.length} acknowledged, the first 200 came ${median(backMs).toFixed(0)} ms after the kill, ${Math.max(...backMs).toFixed(0)} at most`,
      );
      expect(lost(acknowledged, stored)).toEqual([]);
      // Beside those, at most what each writer had under way in each round.
      expect(stored.size - before.size - acknowledged.length).toBeLessThanOrEqual(
        writers * roundsOn[engine],
      );
      expect(lost([...acknowledged, "TX-NEVER"], stored)).toEqual(["TX-NEVER"]);
      expect([
        median(backMs) < recoveredWithinMs,
        Math.max(...backMs) < 5 * recoveredWithinMs,
      ]).toEqual([true, true]);
      expect((await runCommandHere(["ledger:verify"], env)).stdout).toContain("Ledger balanced");
    },
  );
});

/** Lets the writers withdraw without pause and kills the host this long after the first answer. */
async function killDuringTraffic(
  portal: Portal,
  delayMs: number,
  onAcknowledged: (reference: string) => void,
): Promise<void> {
  const hana = await apiAs(portal.origin, "hana@example.com");
  const ended = new Promise((resolve) => portal.process.once("exit", resolve));
  let isDead = false;
  let countdown: NodeJS.Timeout | undefined;
  const write = async () => {
    while (!isDead) {
      try {
        const answer = await hana.call(
          "POST",
          "/wallets/withdrawal/request",
          { amount: "0.01" },
          randomUUID(),
        );
        onAcknowledged(String(answer.transactionRef));
        countdown ??= setTimeout(() => portal.process.kill("SIGKILL"), delayMs);
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

async function storedReferences({ origin }: Portal): Promise<Set<string>> {
  const hana = await apiAs(origin, "hana@example.com");
  const references = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await hana.call("GET", `/transactions?limit=200&page=${page}`);
    pages = Number(answer.totalPages);
    const rows = Array.isArray(answer.transactions) ? answer.transactions : [];
    for (const row of rows) references.add(String(row.reference));
  }
  return references;
}
