// Old backups are deleted by the portal that made them, and nothing else is: not another portal's, not a damaged one, not the newest.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pruneBackups } from "~server/commands/backup/prune-backups";
import { writeBackup } from "~server/commands/backup/write-backup";
import { emptyPortal, keyOf, portalWithMoney } from "../support/portal/backup-portals";
import type { TestPortal } from "../support/portal/backend";
import { noProgress, restoreInto } from "../support/portal/backups";
import { markUse } from "~server/seed/database-use";
import { runCommandHere } from "../support/portal/command-here";

const parentOf = () => mkdtempSync(join(tmpdir(), "portal-kept-"));
const folderAt = (parent: string, now: number) =>
  join(parent, `portal-${new Date(now).toISOString().replace(/[:.]/g, "-")}`);

async function backUp({ context }: TestPortal, parent: string): Promise<string> {
  const folder = folderAt(parent, context.now());
  await writeBackup(context, { folder, hasCardSecrets: false, progress: noProgress });
  return folder;
}

async function nights(portal: TestPortal, parent: string, count: number): Promise<string[]> {
  const folders: string[] = [];
  for (let night = 0; night < count; night += 1) {
    portal.advance({ days: 1 });
    folders.push(await backUp(portal, parent));
  }
  return folders;
}

test.each([
  [1, 1],
  [3, 3],
  [5, 5],
  [9, 5],
])("of five backups, --keep %i leaves %i, the newest ones", async (keep, left) => {
  const [portal, parent] = [await portalWithMoney("SQLite"), parentOf()];
  const folders = await nights(portal, parent, 5);
  const newest = folders.at(-1) ?? "";
  expect(await pruneBackups(newest, keep, portal.context.vault.backup)).toBe(5 - left);
  expect(readdirSync(parent).map((name) => join(parent, name))).toEqual(folders.slice(5 - left));
  await restoreInto((await emptyPortal("SQLite")).context, newest);
});

test("what isn't a complete backup of this portal stays", async () => {
  const [portal, other, parent] = [
    await portalWithMoney("SQLite"),
    await emptyPortal("SQLite", { VAULT_KEY: keyOf(9) }),
    parentOf(),
  ];
  const [first = "", second = "", third = ""] = await nights(portal, parent, 3);
  other.advance({ hours: 1 });
  const foreign = await backUp(other, parent);
  rmSync(join(first, "manifest.mac"));
  writeFileSync(join(second, "manifest.json"), "{}");
  const named = join(parent, "before-the-upgrade");
  cpSync(third, named, { recursive: true });
  const empty = folderAt(parent, 0);
  mkdirSync(empty);
  writeFileSync(join(parent, "portal-notes.txt"), "mine");
  const [newest = ""] = await nights(portal, parent, 1);
  expect(await pruneBackups(newest, 1, portal.context.vault.backup)).toBe(1);
  expect(existsSync(third)).toBe(false);
  for (const path of [
    first,
    second,
    foreign,
    named,
    empty,
    newest,
    join(parent, "portal-notes.txt"),
  ])
    expect([path, existsSync(path)]).toEqual([path, true]);
});

test("the one just made stays, even if the clock was ahead before", async () => {
  const [portal, parent] = [await portalWithMoney("SQLite"), parentOf()];
  const folders = await nights(portal, parent, 3);
  const [early = ""] = folders;
  expect(await pruneBackups(early, 1, portal.context.vault.backup)).toBe(2);
  expect(readdirSync(parent).map((name) => join(parent, name))).toEqual([early]);
});

test("the command deletes them after a complete backup, and refuses a number that isn't one", async () => {
  const [portal, parent] = [await portalWithMoney("SQLite"), parentOf()];
  const settings = { DATA_DIR: portal.dataDir, VAULT_KEY: keyOf(7) };
  await markUse(portal.context, "production");
  await nights(portal, parent, 2);
  for (const wrong of ["0", "-1", "two", "1.5", ""])
    expect(
      (await runCommandHere(["backup", "--to", parent, `--keep=${wrong}`], settings)).code,
    ).toBe(2);
  const nowhere = await runCommandHere(
    ["backup", "--to", join(parent, "new"), "--keep", "2"],
    settings,
  );
  expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringContaining("doesn't exist")]);
  expect(readdirSync(parent)).toHaveLength(2);
  const done = await runCommandHere(["backup", "--to", parent, "--keep", "2"], settings);
  expect([done.code, done.stdout]).toEqual([0, expect.stringContaining("Deleted 1 older backup.")]);
  expect(readdirSync(parent)).toHaveLength(2);
  renameSync(portal.dataDir, `${portal.dataDir}-gone`);
  mkdirSync(portal.dataDir);
  expect((await runCommandHere(["backup", "--to", parent, "--keep", "1"], settings)).code).toBe(1);
  expect(readdirSync(parent)).toHaveLength(2);
  rmSync(`${portal.dataDir}-gone`, { recursive: true });
});
