// Three customers and two administrators do whatever comes to mind, alone and at once; after each call the invariants hold.
import { describe, expect, test } from "vitest";
import type { TestEngine } from "../support/portal/backend";
import { postgresAddress } from "../support/database/postgres";
import { commandsWanted, startSeed } from "./budget";
import { runRound } from "./round";

/** A file for each engine, so that the two run side by side. */
export function runOn(engine: TestEngine): void {
  const wanted = commandsWanted(engine);
  describe.skipIf(engine === "PostgreSQL" && !postgresAddress)(
    `random commands on ${engine}`,
    () => {
      test(`${wanted} of them break nothing`, { timeout: 3 * 3_600_000 }, async () => {
        const startedAt = Date.now();
        let commands = 0;
        for (let seed = startSeed; commands < wanted; seed += 1)
          commands += await runRound(engine, seed);
        console.info(
          `${engine}: ${commands} commands from seed ${startSeed} on, 0 breaks, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
        );
        expect(commands).toBeGreaterThanOrEqual(wanted);
      });
    },
  );
}
