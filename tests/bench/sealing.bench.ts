// What it costs to chain and seal the audit log next to the work: withdrawals over HTTP with it, and on a build without.
import { afterAll, test } from "vitest";
import { startPortal } from "../support/portal/server";
import { benchDatabases, openBackend } from "./bench-database";
import { buildWithout, removeBuilds } from "./build-without";
import { addCustomers, withdrawOverHttp } from "./money-traffic";
import { sealing } from "./speed-layers";
import { percentile, printTable, round } from "./table";

const connections = 8;
const wallets = 200;
/** Long enough that the log is sealed, every ten seconds, in the middle of each round. */
const timesEach = 60;
const rounds = 3;
afterAll(removeBuilds);

test("withdrawals with and without a sealed audit log", { timeout: 3_600_000 }, async () => {
  const unsealed = buildWithout(sealing);
  for (const database of await benchDatabases()) {
    const backend = await openBackend(database);
    const tokens = await addCustomers(backend, wallets);
    await backend.close();
    const turns = Array.from({ length: timesEach }, () => tokens).flat();
    const compared = [];
    for (const program of [undefined, unsealed]) {
      const copy = await database.copy();
      const portal = await startPortal(copy.settings, program ? [program, "demo"] : undefined);
      await withdrawOverHttp(portal.origin, tokens, connections);
      compared.push({ copy, portal, seconds: [] as number[] });
    }
    for (let done = 0; done < rounds; done += 1)
      for (const { portal, seconds } of compared)
        seconds.push((await withdrawOverHttp(portal.origin, turns, connections)).seconds);
    const [sealed = 0, bare = 0] = compared.map(
      ({ seconds }) => turns.length / percentile(seconds, 0.5),
    );
    for (const { portal, copy } of compared) {
      await portal.stop();
      await copy.drop();
    }
    await database.drop();
    printTable(`${database.engine}: withdrawals per second, median of ${rounds} rounds`, [
      {
        sealed: round(sealed, 0),
        unsealed: round(bare, 0),
        ratio: round(sealed / bare),
        target: ">= 0.95",
      },
    ]);
  }
});
