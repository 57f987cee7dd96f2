// Three customers and two administrators do whatever comes to mind, alone and at once; after each call the twelve invariants hold.
import { describe, expect, test } from "vitest";
import { postgresAddress } from "../support/postgres";
import type { TestEngine } from "../support/backend";
import { commandsWanted, startSeed } from "./budget";
import { runRound } from "./round";

const engines: TestEngine[] = postgresAddress ? ["SQLite", "PostgreSQL"] : ["SQLite"];

describe.each(engines)("random commands on %s", (engine) => {
  const wanted = commandsWanted(engine);
  test(`${wanted} of them break nothing`, { timeout: 3_600_000 }, async () => {
    let commands = 0;
    const startedAt = Date.now();
    for (let seed = startSeed; commands < wanted; seed += 1) commands += await runRound(engine, seed);
    console.info(`${engine}: ${commands} commands from seed ${startSeed} on, 0 breaks, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    expect(commands).toBeGreaterThanOrEqual(wanted);
  });
});
