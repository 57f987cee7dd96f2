// What a killed backup leaves behind goes with a later one; nothing else that lies there does.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeAbandoned } from "~server/commands/backup/remove-abandoned";

test("an unfinished backup is deleted a day after it was last written to, and nothing else is", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-abandoned-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const now = Date.now();
  const put = (name: string, hoursAgo: number, inside = "tables") => {
    mkdirSync(join(folder, name, inside), { recursive: true });
    for (const path of [join(folder, name, inside), join(folder, name)])
      utimesSync(path, (now - hoursAgo * 3_600_000) / 1000, (now - hoursAgo * 3_600_000) / 1000);
  };
  put("portal-1.unfinished-aB3dE6", 25);
  put("portal-2.unfinished-aB3dE6", 23);
  put("portal-3", 25);
  put("holiday.unfinished-photos", 25, "pictures");
  await removeAbandoned(folder, now);
  expect(readdirSync(folder).sort()).toEqual([
    "holiday.unfinished-photos",
    "portal-2.unfinished-aB3dE6",
    "portal-3",
  ]);
});
