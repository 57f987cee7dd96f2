// Money transactions over HTTP beside the very statements they run, replayed in a bare loop on a copy of the same file.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startPortal } from "../support/server";
import { addCustomers, openBackend, recorded, replay, withdrawal, withdrawOverHttp } from "./money-traffic";
import { printTable, round } from "./table";

const dataDir = mkdtempSync(join(tmpdir(), "portal-money-"));
const [customers, timesEach, connections] = [200, 12, 8];
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("withdrawal requests of distinct wallets", async () => {
  const [source, bareCopy, laterCopy, portalCopy] = ["source", "bare", "later", "portal"].map((name) => join(dataDir, name)) as [string, string, string, string];
  let backend = await openBackend(source);
  const tokens = await addCustomers(backend, customers);
  await backend.close();
  for (const copy of [bareCopy, laterCopy, portalCopy]) cpSync(source, copy, { recursive: true });

  const turns = Array.from({ length: timesEach }, () => tokens).flat();
  const statements = await recorded(async () => {
    backend = await openBackend(source);
    for (const token of turns) {
      const { headers, body } = withdrawal();
      const answer = await backend.fetch(new Request("http://portal/api/wallets/withdraw", { method: "POST", headers: { ...headers, authorization: `Bearer ${token}` }, body }));
      if (answer.status !== 201) throw new Error(`a withdrawal answered ${answer.status}: ${await answer.text()}`);
    }
    await backend.close();
  });
  const first = statements.findIndex(({ sql }) => sql.includes("token_hash"));
  const replayed = (copy: string) => turns.length / replay(copy, statements.slice(first));
  // Before and after, since a disk is not as quick at one time as at another.
  const before = replayed(bareCopy);
  const portal = await startPortal({ DATA_DIR: portalCopy });
  await withdrawOverHttp(portal.origin, turns.slice(0, turns.length / 2), connections);
  const http = turns.length / (await withdrawOverHttp(portal.origin, turns, connections));
  await portal.stop();
  const bare = (before + replayed(laterCopy)) / 2;

  printTable(`Withdrawal requests a second, ${customers} wallets, ${connections} connections, ${round((statements.length - first) / turns.length, 1)} statements each`, [
    { http: round(http, 0), bareLoop: round(bare, 0), bareBefore: round(before, 0), ratio: round(http / bare), aim: ">= 0.5" },
  ]);
  const verified = spawnSync(process.execPath, ["build/index.js", "ledger:verify"], { encoding: "utf8", env: { ...process.env, NODE_ENV: "production", MODE: "demo", DATA_DIR: portalCopy } });
  console.info((verified.stdout + verified.stderr).trim());
  expect(verified.status).toBe(0);
});
