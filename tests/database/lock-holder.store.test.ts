// A process that is stopped while it holds SQLite's write lock: the others refuse changes in time, read on, and name it.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openStorage } from "~server/database/storage";
import { faultOf } from "~server/log-lines";

const holdsLock = `
  const Sqlite = require("libsql");
  const file = new Sqlite(process.argv[1]);
  file.exec("begin immediate");
  console.log("holding");
  setInterval(() => undefined, 1000);
`;

async function holder(path: string) {
  const child = spawn(process.execPath, ["-e", holdsLock, path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return {
    pid: child.pid ?? 0,
    stop: () => child.kill("SIGSTOP"),
    end: () => child.kill("SIGKILL"),
    ended,
  };
}

describe.skipIf(process.platform !== "linux")("the write lock of a shared file", () => {
  test.each([
    ["stopped", true],
    ["busy", false],
  ])(
    "held by a process that is %s is refused after a few seconds, with its name, and free once it ends",
    async (_what, isStopped) => {
      const dataDir = mkdtempSync(join(tmpdir(), "portal-lock-"));
      const storage = await openStorage({ dataDir, now: 0 });
      onTestFinished(async () => {
        await storage.close();
        rmSync(dataDir, { recursive: true });
      });
      const other = await holder(join(dataDir, "portal.sqlite"));
      if (isStopped) other.stop();
      const startedAt = performance.now();
      const refused = await storage
        .transaction(async () => undefined)
        .catch((error: unknown) => error);
      expect(performance.now() - startedAt).toBeLessThan(20_000);
      const { holder: named, code } = faultOf(refused);
      expect(code).toBe("SQLITE_BUSY_TIMEOUT");
      expect(named).toMatch(new RegExp(`^process ${other.pid} \\(\\S*node -e`));
      expect(named?.endsWith(", which is stopped")).toBe(isStopped);
      expect(await storage.db.selectFrom("users").selectAll().execute()).toEqual([]);
      other.end();
      await other.ended;
      await expect(storage.transaction(async () => "done")).resolves.toBe("done");
    },
  );
});
