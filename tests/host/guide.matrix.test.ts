// The commands that the guide for operators prints, run as printed; only names, folders and addresses are those of the test.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPortal, freePort, type Portal } from "../support/portal/server";
import { root } from "../support/source/sources";

const guide = readFileSync(join(root, "server/ops/README.md"), "utf8");
const runbooks = readFileSync(join(root, "server/ops/runbooks.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "portal-guide-"));
const settingsFile = join(folder, "portal.env");
const backups = join(folder, "backups");

/** The lines of a block, each joined with those it continues on. */
const printed = guide
  .split("```sh\n")
  .slice(1)
  .flatMap((block) => (block.split("```")[0] ?? "").replaceAll("\\\n", "").split("\n"))
  .map((line) => line.replace(/\s+# .*$/, "").trim());

function lineOf(beginning: string): string {
  const found = printed.find((line) => line.startsWith(beginning));
  if (found === undefined) throw new Error(`the guide doesn't print ${beginning}`);
  return found;
}

/** In a shell, where `portal` is the command that is shipped. */
function run(line: string, input = "", more: Record<string, string> = {}) {
  const command = line
    .replace("/mnt/backups", backups)
    .replace("/srv/portal-new", join(folder, "restored"))
    .replaceAll("/tmp/drill", join(folder, "drill"))
    .replace("you@example.org", "you@portal.test")
    .replace("/srv/portal-2", root);
  const { status, stdout, stderr } = spawnSync(
    "sh",
    ["-c", `portal() { ${join(root, "server/ops/portal")} "$@"; }\n${command}`],
    {
      cwd: root,
      encoding: "utf8",
      input,
      env: {
        NODE_ENV: "production" as const,
        PATH: process.env.PATH ?? "",
        PORTAL_SETTINGS: settingsFile,
        PORTAL_FOLDER: root,
        ...more,
      },
    },
  );
  return { status, stdout, stderr };
}

/** The settings that the guide writes, made by a shell as printed. */
function writeSettings(port: number): void {
  const [, block = ""] = /cat > \/etc\/portal\.env <<END\n([\s\S]*?)\nEND/.exec(guide) ?? [];
  const { stdout } = spawnSync("sh", ["-c", `cat <<END\n${block}\nEND`], { encoding: "utf8" });
  const operator = join(folder, "operator.json");
  const [, details = ""] =
    /cat > \/etc\/portal\/operator\.json <<END\n([\s\S]*?)\nEND/.exec(guide) ?? [];
  writeFileSync(
    operator,
    details
      .replace("Example Ltd", "Northgate Ltd")
      .replace("1 Example Street", "1 Wharf Lane")
      .replace("example.org", "portal.test")
      .replace("+1 202 555 0100", "+44 20 7946 1234"),
  );
  const own = stdout
    .replace("/etc/portal/operator.json", operator)
    .replaceAll("example.org", "portal.test")
    .replace(/^SMTP_URL=.*\n/m, "")
    .replace("prices,ticker,crypto", "prices,ticker,crypto,mail,rates");
  writeFileSync(settingsFile, `${own}DATA_DIR=${join(folder, "data")}\nPORT=${port}\n`, {
    mode: 0o600,
  });
}

const settings = () =>
  Object.fromEntries(
    readFileSync(settingsFile, "utf8")
      .split("\n")
      .flatMap((line) => (/^[A-Z]/.test(line) ? [line.split(/=(.*)/s).slice(0, 2)] : [])),
  ) as Record<string, string>;

describe("the guide's commands", () => {
  let portal: Portal;
  beforeAll(async () => {
    mkdirSync(backups);
    writeSettings(await freePort());
    expect(run(lineOf("portal check"))).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^settings: ok[\s\S]*database: ok, none yet/),
    });
    portal = await startPortal(settings(), ["build/index.js"]);
  });
  afterAll(async () => {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("the settings that it writes have secrets of their own", () => {
    const { SESSION_SECRET = "", VAULT_KEY = "", METRICS_TOKEN = "" } = settings();
    expect([SESSION_SECRET.length, METRICS_TOKEN.length]).toEqual([64, 64]);
    expect(VAULT_KEY).toMatch(/^k1:[\w+/]{43}=$/);
  });

  test("check passes beside a running host, and an administrator is created", () => {
    expect(run(lineOf("portal check"))).toMatchObject({ status: 0 });
    expect(run(lineOf("portal admin:create"), "twelve or more\n")).toMatchObject({
      status: 0,
      stdout: "you@portal.test is now an administrator. Sign in at /admin/login.\n",
    });
  });

  test("the plan of an upgrade changes nothing", () => {
    const line = lineOf("PORTAL_FOLDER=/srv/portal-2 portal migrate --plan");
    expect(run(line).stdout).toContain("is up to date");
  });

  test("a backup is made, restored elsewhere, and drilled with the database and the key alone", async () => {
    expect(run(lineOf("portal backup --to"))).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^Backing up the database in /),
    });
    const made = spawnSync("ls", [backups], { encoding: "utf8" }).stdout.trim();
    const named = (line: string) =>
      line.replace(/portal-20[\w-]+Z/, made).replace("portal-…", made);
    expect(run(named(lineOf("DATA_DIR=/srv/portal-new portal restore")))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("Ledger balanced"),
    });
    const { VAULT_KEY = "" } = settings();
    const drill = { DATA_DIR: join(folder, "drill"), VAULT_KEY };
    const restored = run(named(lineOf("node build/index.js restore")), "", drill);
    expect(restored).toMatchObject({ status: 0 });
    expect(run(lineOf("node build/index.js ledger:verify"), "", drill)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("Ledger balanced"),
    });
  });

  test("whatever else it prints of `portal` is a command with these options", () => {
    const lines = [
      ...printed,
      ...[...(guide + runbooks).matchAll(/`((?:[A-Z_]+=\S+ )?portal [a-z][^`]*)`/g)].map(
        ([, line]) => line ?? "",
      ),
    ].filter((line) => /^(?:[A-Z_]+=\S+ )?portal [a-z]/.test(line));
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      const [, command = ""] = /portal ([a-z:-]+)/.exec(line) ?? [];
      const { status, stdout } = run(`portal ${command} --help`);
      const options = [...line.matchAll(/ (--[a-z-]+)/g)].map(([, option]) => option ?? "");
      expect([line, status]).toEqual([line, 0]);
      expect([line, options.filter((option) => !stdout.includes(option))]).toEqual([line, []]);
    }
  });

  test("settings that this user may not read are named", () => {
    if (process.getuid?.() === 0) return;
    const { status, stderr } = run("portal check", "", { PORTAL_SETTINGS: "/etc/shadow" });
    expect([status, stderr]).toEqual([77, expect.stringContaining("can't be read")]);
  });
});
