// What every document store keeps to, whichever is plugged in.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { DocumentStore } from "~server/features/documents/port";
import { privateFolder } from "~server/adapters/documents/private-folder";
import { s3Bucket } from "~server/adapters/documents/s3";
import { S3Stub } from "../support/stubs/s3-stub";

const root = mkdtempSync(join(tmpdir(), "portal-documents-"));
const keys = {
  bucket: "portal-documents",
  region: "eu-test-1",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};
const stub = await S3Stub.open({ ...keys, now: Date.now });
afterAll(() => {
  stub.close();
  rmSync(root, { recursive: true });
});

const stores: readonly (readonly [string, DocumentStore])[] = [
  ["folder", privateFolder(join(root, "documents"))],
  [
    "bucket",
    s3Bucket({
      ...keys,
      endpoint: stub.endpoint,
      now: Date.now,
      pause: () => Promise.resolve(),
      timeLimitMs: 10_000,
    }),
  ],
];
const bytes = new Uint8Array([0, 1, 254, 255]);

describe.each(stores)("documents in a %s", (_name, documents) => {
  const listed = async () => {
    const found: string[] = [];
    for await (const files of documents.list()) found.push(...files.map(({ key }) => key));
    return found;
  };

  test("are missing at first", async () => {
    expect(await listed()).toEqual([]);
    expect(await documents.get("NeverStored")).toBeNull();
    await expect(documents.check()).resolves.toBeUndefined();
    expect(await listed()).toEqual([]);
  });

  test("are returned as they were stored, until they are removed", async () => {
    await documents.put("Passport_1", bytes);
    expect(new Uint8Array((await documents.get("Passport_1")) ?? [])).toEqual(bytes);
    await documents.remove("Passport_1");
    expect(await documents.get("Passport_1")).toBeNull();
  });

  test("may be empty, or have ten megabytes", async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 64).map((_, index) => index % 251);
    await documents.put("EmptyFile", new Uint8Array());
    await documents.put("LargeFile", large);
    expect((await documents.get("EmptyFile"))?.byteLength).toBe(0);
    expect(Buffer.from((await documents.get("LargeFile")) ?? []).equals(large)).toBe(true);
    for (const key of ["EmptyFile", "LargeFile"]) await documents.remove(key);
  });

  test("are never overwritten", async () => {
    await documents.put("OnlyOnce1", bytes);
    for (const again of [new Uint8Array([9]), bytes])
      await expect(documents.put("OnlyOnce1", again)).rejects.toThrow();
    expect(new Uint8Array((await documents.get("OnlyOnce1")) ?? [])).toEqual(bytes);
    await documents.remove("OnlyOnce1");
  });

  test("can be removed even if they don't exist", async () => {
    await expect(documents.remove("NeverStored")).resolves.toBeUndefined();
  });

  test("are listed with the time they were stored", async () => {
    const before = Date.now();
    for (const key of ["Listed_01", "Another_1"]) await documents.put(key, bytes);
    expect(await listed()).toEqual(["Another_1", "Listed_01"]);
    for await (const files of documents.list())
      for (const { storedAt } of files) expect(Math.abs(storedAt - before)).toBeLessThan(60_000);
  });

  test.each([
    "../../etc/passwd",
    "a/b/c/d/e/f",
    "/etc/passwd",
    "short",
    "with\u0000zero",
    "..",
    "x".repeat(65),
    "Percent%2F",
    "Query?a=1",
  ])("can't have a key such as %o", async (key) => {
    await expect(documents.put(key, bytes)).rejects.toThrow(RangeError);
    await expect(documents.get(key)).rejects.toThrow(RangeError);
    await expect(documents.remove(key)).rejects.toThrow(RangeError);
  });
});
