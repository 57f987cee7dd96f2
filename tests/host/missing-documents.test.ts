// A backup of a portal whose documents are not where the settings say.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCommandHere } from "../support/portal/command-here";
import { seededFolder } from "../support/portal/started-demonstration";

test("a backup that finds none of its documents fails", async () => {
  const [DATA_DIR, to] = [await seededFolder(), mkdtempSync(join(tmpdir(), "portal-backup-"))];
  onTestFinished(() => {
    for (const folder of [DATA_DIR, to]) rmSync(folder, { recursive: true, force: true });
  });
  rmSync(join(DATA_DIR, "documents"), { recursive: true });
  expect(await runCommandHere(["backup", "--to", to], { DATA_DIR })).toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/none of the [\d,]+ documents was found, so the backup in/),
  });
});
