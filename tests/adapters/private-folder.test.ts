// What is the folder's own, beyond the suite of every document store.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { privateFolder } from "~server/adapters/documents/private-folder";

const folder = mkdtempSync(join(tmpdir(), "portal-documents-"));
const documents = privateFolder(folder);
const bytes = new Uint8Array([0, 1, 254, 255]);
afterAll(() => rmSync(folder, { recursive: true }));

describe("private folder", () => {
  test("lists its documents and nothing else", async () => {
    const other = privateFolder(join(folder, "listed"));
    const listed = async () => {
      const keys: string[] = [];
      for await (const files of other.list()) keys.push(...files.map(({ key }) => key));
      return keys;
    };
    expect(await listed()).toEqual([]);
    for (const key of ["Listed_01", "Listed_02", "Another_1"]) await other.put(key, bytes);
    writeFileSync(join(folder, "listed", "no-document.txt"), "");
    writeFileSync(join(folder, "listed", "Li", "x"), "");
    expect(await listed()).toEqual(["Another_1", "Listed_01", "Listed_02"]);
  });

  test("is readable by its owner only", async () => {
    await documents.put("OwnerOnly", bytes);
    const path = join(folder, "Ow", "OwnerOnly");
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(statSync(join(folder, "Ow")).mode & 0o077).toBe(0);
  });

  test("writes nothing outside itself, whatever the key", async () => {
    const before = readdirSync(folder).length;
    for (const key of ["../../etc/passwd", "/etc/passwd", "..", "a/b/c/d/e/f"])
      await expect(documents.put(key, bytes)).rejects.toThrow(RangeError);
    expect(readdirSync(folder)).toHaveLength(before);
  });

  test("reports that it can't be used", async () => {
    writeFileSync(join(folder, "file"), "");
    await expect(privateFolder(join(folder, "file")).check()).rejects.toThrow();
  });
});
