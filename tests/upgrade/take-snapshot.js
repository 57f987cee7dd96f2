// `node tests/upgrade/take-snapshot.js --name RELEASE`: keeps what the built release of this checkout stores, on both engines.
// Run it on a release before its successor changes the schema; PostgreSQL is the server of TEST_DATABASE_URL.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runScenario } from "./scenario.js";

const name = process.argv[process.argv.indexOf("--name") + 1];
const release = process.env.RELEASE_DIR ?? fileURLToPath(new URL("../..", import.meta.url));
const server = process.env.TEST_DATABASE_URL;
if (!process.argv.includes("--name") || !name || !server) {
  console.error("Set TEST_DATABASE_URL and give the release a name: --name 1.0.0");
  process.exit(2);
}
const folder = fileURLToPath(new URL(`snapshots/${name}`, import.meta.url));
mkdirSync(folder, { recursive: true });
await take("sqlite", "");
await take("postgres", server);

/** @param {"sqlite" | "postgres"} engine @param {string} address */
async function take(engine, address) {
  const home = mkdtempSync(join(tmpdir(), "portal-snapshot-"));
  const database = `snapshot_${Date.now()}`;
  if (address) psql(address, `create database ${database}`);
  const url = address && Object.assign(new URL(address), { pathname: `/${database}` }).href;
  const port = String(20_000 + (process.pid % 20_000));
  const env = { ...process.env, PORT: port, DATA_DIR: home, DATABASE_URL: "", DEMO_SIZE: "small" };
  const portal = spawn(process.execPath, ["build/index.js", "demo"], {
    cwd: release,
    env: url ? { ...env, DATABASE_URL: url } : env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve, reject) => {
    portal.stdout.on(
      "data",
      (text) => String(text).includes("is running at") && resolve(undefined),
    );
    portal.once("exit", () => reject(new Error("The portal ended.")));
  });
  const facts = await runScenario(`http://localhost:${port}/api`).catch(
    (/** @type {unknown} */ fault) => {
      portal.kill("SIGKILL");
      throw fault;
    },
  );
  await new Promise((resolve) => {
    portal.once("exit", resolve);
    portal.kill("SIGTERM");
  });
  if (url) {
    const dump = execFileSync(
      "pg_dump",
      ["--inserts", "--rows-per-insert=500", "--no-owner", url],
      {
        maxBuffer: 1e9,
      },
    );
    // The commands for psql alone are left out, so that any client can load it.
    writeFileSync(join(home, "database.sql"), dump.toString().replace(/^\\.*$/gm, ""));
    psql(address, `drop database ${database} with (force)`);
  }
  writeFileSync(join(home, "facts.json"), JSON.stringify(facts, null, 1));
  const files = ["--sort=name", "--owner=0", "--group=0", "--exclude=./outbox", "-C", home, "."];
  execFileSync("tar", ["-I", "gzip -9", "-cf", join(folder, `${engine}.tar.gz`), ...files]);
  rmSync(home, { recursive: true });
}

/** @param {string} address @param {string} statement */
function psql(address, statement) {
  execFileSync("psql", ["-q", "-d", address, "-c", statement]);
}
