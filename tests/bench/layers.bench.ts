// What each layer that is there for speed buys: withdrawals over HTTP on the portal, and on builds that each lack one of the layers.
import { afterAll, test } from "vitest";
import { startPortal } from "../support/portal/server";
import { benchDatabases, openBackend } from "./bench-database";
import { buildWithout, removeBuilds } from "./build-without";
import { addCustomers, withdrawOverHttp } from "./money-traffic";
import { speedLayers } from "./speed-layers";
import { percentile, printTable, round } from "./table";

const connections = 8;
/** All in turns, since a disk is not as quick at one time as at another; the middle one counts. */
const rounds = 7;
const loads = [
  { name: "200 wallets", wallets: 200, timesEach: 6 },
  { name: "one wallet", wallets: 1, timesEach: 1200 },
] as const;

afterAll(removeBuilds);

test("withdrawals without each layer", { timeout: 3_600_000 }, async () => {
  const builds = new Map(speedLayers.map(({ name, without }) => [name, buildWithout(without)]));
  for (const load of loads) {
    for (const database of await benchDatabases()) {
      const { engine } = database;
      const names = speedLayers
        .filter(({ engines }) => engines.includes(engine))
        .map(({ name }) => name);
      const backend = await openBackend(database);
      const tokens = await addCustomers(backend, load.wallets);
      await backend.close();
      const turns = Array.from({ length: load.timesEach }, () => tokens).flat();
      const compared = await Promise.all(
        [undefined, ...names].map(async (without) => {
          const copy = await database.copy();
          const program = without && builds.get(without);
          const portal = await startPortal(copy.settings, program ? [program, "demo"] : undefined);
          return { without, copy, portal, seconds: [] as number[] };
        }),
      );
      for (let done = -1; done < rounds; done += 1) {
        for (const { portal, seconds } of compared) {
          const took = await withdrawOverHttp(portal.origin, turns, connections);
          // The first round warms the code up.
          if (done >= 0) seconds.push(took.seconds);
        }
      }
      const aSecond = compared.map(({ seconds }) => turns.length / percentile(seconds, 0.5));
      for (const { portal, copy } of compared) {
        await portal.stop();
        await copy.drop();
      }
      await database.drop();
      const [whole = 0] = aSecond;
      printTable(
        `${engine}, ${load.name}: withdrawals per second, median of ${rounds} rounds`,
        compared.map(({ without }, at) => ({
          without: without ?? "nothing",
          aSecond: round(aSecond[at] ?? 0, 0),
          gainOfTheLayer: without ? `${round((whole / (aSecond[at] ?? 1) - 1) * 100, 0)}%` : "",
        })),
      );
    }
  }
});
