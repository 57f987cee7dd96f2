// What a host tells systemd: that it has started, and again and again that it works.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startDemonstration } from "../support/portal/started-demonstration";

/** In place of systemd's own program: writes down what it is called with. */
function fakeNotify() {
  const folder = mkdtempSync(join(tmpdir(), "portal-notify-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [program, notes] = [join(folder, "systemd-notify"), join(folder, "notes")];
  writeFileSync(program, `#!/bin/sh\necho "$@" >> ${notes}\n`);
  chmodSync(program, 0o755);
  return { folder, notes: () => (existsSync(notes) ? readFileSync(notes, "utf8") : "") };
}

test("a host under systemd says that it is ready, and three times within the time of its watchdog that it works", async () => {
  const { folder, notes } = fakeNotify();
  const portal = await startDemonstration({
    PATH: `${folder}:${process.env.PATH ?? ""}`,
    NOTIFY_SOCKET: join(folder, "socket"),
    WATCHDOG_USEC: "600000",
  });
  await expect.poll(notes, { timeout: 10_000 }).toMatch(/^--ready\n(WATCHDOG=1\n){3}/);
  expect(await portal.stop()).toBe(0);
});

test("without systemd nothing is said, and a missing program is reported once", async () => {
  const { folder, notes } = fakeNotify();
  const alone = await startDemonstration({ PATH: `${folder}:${process.env.PATH ?? ""}` });
  await alone.stop();
  expect(notes()).toBe("");
  const without = await startDemonstration({
    PATH: folder.replace("portal-notify", "nowhere"),
    NOTIFY_SOCKET: join(folder, "socket"),
    WATCHDOG_USEC: "300000",
  });
  await expect.poll(() => without.log()).toContain('"event":"systemd-notify"');
  expect((await fetch(`${without.origin}/healthz`)).status).toBe(200);
  expect(await without.stop()).toBe(0);
  expect(without.log().match(/"event":"systemd-notify"/g)).toHaveLength(1);
});

test.skipIf(spawnSync("systemd-analyze", ["--version"]).error !== undefined)(
  "the units are those that systemd accepts",
  () => {
    for (const unit of ["portal@.service", "portal-backup.service", "portal-verify.service"]) {
      const { stderr } = spawnSync(
        "systemd-analyze",
        ["verify", "--man=no", `server/ops/${unit}`],
        {
          encoding: "utf8",
        },
      );
      const aboutOurs = stderr
        .split("\n")
        .filter((line) => line.includes(unit) && !/node is not executable|Unknown user/.test(line));
      expect(aboutOurs).toEqual([]);
    }
  },
);
