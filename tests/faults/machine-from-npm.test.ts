// On a machine without a browser and without PostgreSQL, `npm test` brings both from the npm registry.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { canRunThem } from "../machine/from-npm.js";
import { root } from "../support/source/sources";
import { sized } from "../support/sized";

/** Runs in the copy, as plain Node: nothing that this machine has is looked for. */
const probe = `
import { chromium } from "playwright";
import pg from "pg";
import { installBrowser } from "./tests/machine/browser.js";
import { findUser, installPrograms, startServer } from "./tests/machine/postgres.js";
const server = await startServer(installPrograms(), findUser() ?? {});
process.once("exit", server.stop);
const client = new pg.Client({ connectionString: server.address });
await client.connect();
const { rows } = await client.query("select 6 * 7 as answer");
await client.end();
const browser = await chromium.launch({ executablePath: installBrowser(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.setContent("<p style='display: inline-block'>Drawn with a font</p>");
const { width = 0 } = (await page.locator("p").boundingBox()) ?? {};
await browser.close();
console.log(JSON.stringify({ answer: rows[0].answer, isDrawn: width > 50 }));
`;

test.runIf(canRunThem && sized(false, true))("both are installed and run (only in faults)", () => {
  const copy = mkdtempSync(join(tmpdir(), "portal-machine-"));
  chmodSync(copy, 0o755);
  cpSync(join(root, "tests/machine"), join(copy, "tests/machine"), {
    recursive: true,
    filter: (path) => basename(path) !== "node_modules",
  });
  cpSync(join(root, "package.json"), join(copy, "package.json"));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  writeFileSync(join(copy, "probe.js"), probe);
  const { stdout, stderr } = spawnSync(process.execPath, ["probe.js"], {
    cwd: copy,
    encoding: "utf8",
    timeout: 600_000,
  });
  rmSync(copy, { recursive: true });
  expect([stdout.trim().split("\n").at(-1), stderr]).toEqual([
    '{"answer":42,"isDrawn":true}',
    expect.any(String),
  ]);
});
