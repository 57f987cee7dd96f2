// ClamAV's own daemon, where it is installed, with one signature and the settings that a test asks for.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eicar } from "./clamd-stub";

export const hasClamd = spawnSync("clamd", ["--version"]).error === undefined;

export async function startClamd(
  ...settings: readonly string[]
): Promise<{ path: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "clamd-real-"));
  const [path, file] = [join(folder, "clamd.ctl"), join(folder, "clamd.conf")];
  writeFileSync(
    join(folder, "test.ndb"),
    `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString("hex")}\n`,
  );
  writeFileSync(
    file,
    ["Foreground yes", `DatabaseDirectory ${folder}`, `LocalSocket ${path}`, ...settings, ""].join(
      "\n",
    ),
  );
  const daemon = spawn("clamd", ["--config-file", file], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(daemon, "exit");
  await new Promise<void>((resolve, reject) => {
    let output = "";
    daemon.stdout
      .setEncoding("utf8")
      .on("data", (text: string) => (output += text).includes("Self checking") && resolve());
    daemon.once("exit", () => reject(new Error(`clamd did not start: ${output}`)));
  });
  return {
    path,
    /** As often as one likes. */
    stop: async () => {
      daemon.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
