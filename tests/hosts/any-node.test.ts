// Node 20, 22 and 24: rules and API by their own tests, then the built portal as an ordinary user on a disk that cannot be
// written but for DATA_DIR, within 512 MB, behind a proxy that ends TLS.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeCertificate } from "../support/network/certificate";
import { confine, confinementSkipReason } from "../support/portal/confinement";
import { nodeOf } from "../support/portal/node-releases";
import { runMainJourney } from "../support/people/journey-runner";
import { freePort, startPortal } from "../support/portal/server";
import { root } from "../support/source/sources";
import { openProxy } from "../support/network/tls-proxy";

const megabytes = 512;
const why = confinementSkipReason();

describe.each([20, 22, 24])("on Node %i", (release) => {
  test("the tests of the rules and of the API pass", () => {
    const node = nodeOf(release);
    const second = process.env.TEST_DATABASE_URL;
    const env = {
      ...(second && { TEST_DATABASE_URL: second, BOTH_ENGINES: "1" }),
      NO_COLOR: "1",
      PATH: `${dirname(node)}:${process.env.PATH ?? ""}`,
      NODE_ENV: "test" as const,
      HOME: process.env.HOME ?? tmpdir(),
    };
    const args = [
      "node_modules/vitest/vitest.mjs",
      "run",
      "-c",
      "tests/vitest.config.ts",
      "tests/config/",
      ".rules.test.",
      ".api.test.",
      "--reporter=dot",
    ];
    const { status, stdout, stderr } = spawnSync(node, args, {
      cwd: root,
      env,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(status, `${stdout}\n${stderr}`.slice(-4_000)).toBe(0);
    console.info(`Node ${release}: ${/Tests .*/.exec(stdout)?.[0] ?? ""}`);
  });

  test.skipIf(why !== undefined)(
    `the portal's main journey works in a restricted environment${why ? ` (skipped: ${why})` : ""}`,
    async () => {
      const [dataDir, keys] = [
        mkdtempSync(join(tmpdir(), "portal-poor-")),
        mkdtempSync(join(tmpdir(), "portal-keys-")),
      ];
      const port = await freePort();
      const origin = `https://localhost:${port}`;
      const settings = {
        DATA_DIR: dataDir,
        PUBLIC_URL: origin,
        TRUST_PROXY: "on",
        SESSION_SECRET: randomBytes(32).toString("base64url"),
        VAULT_KEY: `k1:${randomBytes(32).toString("base64")}`,
      };
      const home = confine(nodeOf(release), dataDir, megabytes);
      const portal = await startPortal(settings, ["build/index.js"], home.via);
      const proxy = await openProxy(portal.origin, origin, {
        port,
        certificate: makeCertificate(keys),
      });
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";

      await runMainJourney(origin);
      for (let count = 0; count < 30; count += 1)
        await Promise.all(
          ["/", "/markets", "/login", "/api/markets/quotes?market=forex"].map((path) =>
            fetch(origin + path),
          ),
        );
      expect((await fetch(`${origin}/login`)).headers.get("strict-transport-security")).toMatch(
        /max-age/,
      );
      const peak = home.peakBytes();
      expect(peak).toBeLessThan(megabytes * 1024 * 1024);

      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      proxy.close();
      expect(await portal.stop()).toBe(0);
      home.end();
      for (const folder of [dataDir, keys]) rmSync(folder, { recursive: true });
      console.info(
        `Node ${release}: at most ${Math.round(peak / 1024 / 1024)} MB resident${home.isLimited ? `, under a limit of ${megabytes} MB` : ""}`,
      );
    },
  );
});

test("the environment is restricted: writing elsewhere is refused, and so is more memory", () => {
  if (why) return;
  const dataDir = mkdtempSync(join(tmpdir(), "portal-poor-"));
  const home = confine(process.execPath, dataDir, 64);
  const [command = "", ...via] = home.via;
  const tryTo = (script: string) =>
    spawnSync(command, [...via, "-e", script], {
      env: { PATH: process.env.PATH, NODE_ENV: "test", DATA_DIR: dataDir },
      encoding: "utf8",
    });
  const write = (path: string) =>
    tryTo(
      `require("fs").writeFileSync(${JSON.stringify(path)}, "x"); console.log(process.getuid())`,
    );
  expect(write(join(dataDir, "here"))).toMatchObject({ status: 0, stdout: "65534\n" });
  for (const path of [join(root, "here"), join(tmpdir(), "here"), "/dev/shm/here"])
    expect(write(path).stderr).toMatch(/EROFS|EACCES/);
  if (home.isLimited)
    expect(tryTo("const all = []; for (;;) all.push(Buffer.alloc(1e7, 1));").signal).toBe(
      "SIGKILL",
    );
  home.end();
  rmSync(dataDir, { recursive: true });
});
