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
  test("gives back the bytes it was given, until they are removed", async () => {
    await documents.put("Passport_1", bytes);
    expect(new Uint8Array((await documents.get("Passport_1")) ?? [])).toEqual(bytes);
    await documents.remove("Passport_1");
    expect(await documents.get("Passport_1")).toBeNull();
  });

  test("removing what is not there is no error", async () => {
    await expect(documents.remove("NeverStored")).resolves.toBeUndefined();
  });

  test("never overwrites", async () => {
    await documents.put("OnlyOnce1", bytes);
    await expect(documents.put("OnlyOnce1", new Uint8Array([9]))).rejects.toThrow("EEXIST");
    expect(new Uint8Array((await documents.get("OnlyOnce1")) ?? [])).toEqual(bytes);
  });

  test("lists what it holds, and only that", async () => {
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

  test("is for its owner only", async () => {
    await documents.put("OwnerOnly", bytes);
    const path = join(folder, "Ow", "OwnerOnly");
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(statSync(join(folder, "Ow")).mode & 0o077).toBe(0);
  });

  test.each(["../../etc/passwd", "a/b/c/d/e/f", "/etc/passwd", "short", "with\u0000zero", "..", "x".repeat(65)])("refuses the key %o", async (key) => {
    const before = readdirSync(folder).length;
    await expect(documents.put(key, bytes)).rejects.toThrow(RangeError);
    await expect(documents.get(key)).rejects.toThrow(RangeError);
    await expect(documents.remove(key)).rejects.toThrow(RangeError);
    expect(readdirSync(folder)).toHaveLength(before);
  });
});
