// Documents on their way to a bucket and back: every copy proved, safe to repeat, also while people hand in and erase.
import { mkdirSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { documentsIn } from "~server/features/documents/store";
import { documentsMove } from "~server/commands/documents-move";
import { readOptions } from "~server/commands/options";
import { createBackend, vaultOf, type Backend } from "~server/index";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { noProgress } from "../support/portal/backups";
import { asFile, pdfFile, pngFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";
import type { Customer } from "../support/people/people";
import { refusal, S3Stub } from "../support/stubs/s3-stub";

const keys = {
  bucket: "portal-documents",
  region: "eu-test-1",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMIK7MDENG",
};
const stub = await S3Stub.open({ ...keys, now: () => Date.UTC(2026, 10, 21, 9) });
afterAll(() => stub.close());
const settings = {
  S3_BUCKET: keys.bucket,
  S3_REGION: keys.region,
  S3_ENDPOINT: stub.endpoint,
  S3_ACCESS_KEY_ID: keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
};

describeEitherEngine("moving documents", (portal) => {
  const opened: Backend[] = [];
  let nora: Customer;
  beforeAll(async () => {
    stub.objects.clear();
    nora = await portal().register();
    await nora.post(
      "/users/kyc/upload-multiple",
      kycForm([asFile(pngFile()), asFile(pdfFile())], "passport"),
    );
    await nora.saveCard();
  });
  afterEach(async () => {
    stub.faults.length = 0;
    await Promise.all(opened.splice(0).map((backend) => backend.close()));
  });

  const unasked = () => Promise.reject(new Error("not asked for"));
  async function move(...args: string[]): Promise<string> {
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = "" } = portal();
    const open = async (config: Parameters<typeof createBackend>[0]) => {
      const backend = await createBackend(config, { now: portal().context.now });
      opened.push(backend);
      return backend;
    };
    return documentsMove.run({
      options: readOptions(documentsMove.options, args),
      progress: noProgress,
      env: { DATA_DIR, DATABASE_URL, ...settings },
      open,
      openAsItIs: unasked,
      openMigrated: unasked,
      vaultOf,
      mailerOf: () => ({ send: unasked, storedMail: unasked, erase: unasked }),
    });
  }
  const inFolder = async () => {
    const found = new Map<string, string>();
    for await (const files of portal().context.documents.list())
      for (const { key } of files)
        found.set(
          key,
          Buffer.from((await portal().context.documents.get(key)) ?? []).toString("hex"),
        );
    return found;
  };
  const inBucket = () =>
    new Map(
      [...stub.objects].map(([name, { bytes }]) => [
        name.replace("documents/", ""),
        bytes.toString("hex"),
      ]),
    );
  const fileOf = (key: string) => join(portal().dataDir, "documents", key.slice(0, 2), key);
  const someKey = async () =>
    (await documentsIn(portal().context.storage.db).ofUser(nora.id, "kyc"))[0]?.storage_key ?? "";

  test("copies each document that has a row, byte for byte, and leaves the source unchanged", async () => {
    const before = await inFolder();
    await portal().context.documents.put("ProcessDied_1", new Uint8Array([1]));
    const output = await move("--to", "s3");
    expect(output).toMatch(
      /^Documents copied to the S3 bucket[^]*: 4\. Already there: 0[^]*Skipped files without a row[^]*: 1[^]*Now restart every host with/,
    );
    expect(inBucket()).toEqual(before);
    expect([...(await inFolder()).keys()].sort()).toEqual(
      [...before.keys(), "ProcessDied_1"].sort(),
    );
  });

  test("again copies only what was added meanwhile", async () => {
    await nora.post(
      "/pending-uploads",
      (() => {
        const form = new FormData();
        form.set("file", asFile(pngFile()));
        return form;
      })(),
    );
    expect(await move("--to", "s3")).toMatch(/^Documents copied[^]*: 1\. Already there: 4/);
  });

  test("repairs a copy that was interrupted, in either direction", async () => {
    const key = await someKey();
    const object = stub.objects.get(`documents/${key}`);
    const whole = object?.bytes ?? Buffer.from("");
    stub.objects.set(`documents/${key}`, { bytes: whole.subarray(0, 9), storedAt: 0 });
    expect(await move("--to", "s3")).toMatch(/^Documents copied[^]*: 1\. /);
    expect(stub.objects.get(`documents/${key}`)?.bytes).toEqual(whole);
    truncateSync(fileOf(key), 5);
    expect(await move("--to", "folder")).toMatch(
      /^Documents copied to the data folder[^]*: 1\. Already there: 4/,
    );
    expect((await inFolder()).get(key)).toBe(whole.toString("hex"));
  });

  test("stops at another document under the same key, changing neither", async () => {
    const key = await someKey();
    const before = await inFolder();
    stub.objects.set(`documents/${key}`, { bytes: Buffer.from("of somebody else"), storedAt: 0 });
    await expect(move("--to", "s3", "--delete-source")).rejects.toThrow(
      `another document is already stored as ${key}`,
    );
    expect(stub.objects.get(`documents/${key}`)?.bytes.toString()).toBe("of somebody else");
    expect((await inFolder()).get(key)).toBe(before.get(key));
    stub.objects.delete(`documents/${key}`);
    await move("--to", "folder");
    expect(await inFolder()).toEqual(before);
  });

  test("stops at a bucket that can't be used or loses documents, deleting nothing", async () => {
    const before = await inFolder();
    stub.faults.push(refusal(403, "AccessDenied"));
    await expect(move("--to", "s3", "--delete-source")).rejects.toThrow(
      "the document store failed",
    );
    expect(await inFolder()).toEqual(before);
    const [key, { set }] = [await someKey(), stub.objects];
    stub.objects.set = (name, { bytes, storedAt }) =>
      set.call(stub.objects, name, { bytes: Buffer.from(bytes.map((byte) => byte ^ 1)), storedAt });
    await expect(move("--to", "s3", "--delete-source")).rejects.toThrow(
      `the copy of ${key} differs from the original`,
    );
    stub.objects.set = set;
    stub.objects.delete(`documents/${key}`);
    await move("--to", "folder");
    expect(await inFolder()).toEqual(before);
  });

  test("does not bring back what is erased while it runs", async () => {
    const rita = await portal().register();
    await rita.saveCard();
    const { arrived, release } = stub.hold();
    const moving = move("--to", "s3");
    await arrived;
    await rita.delete("/wallets/card/remove");
    release();
    await moving;
    expect([...inBucket().keys()].sort()).toEqual(
      [...(await inFolder()).keys()].filter((key) => key !== "ProcessDied_1").sort(),
    );
  });

  test("deletes the source when told to, and a portal on the bucket reads all of it", async () => {
    for (let file = 1; file <= 12; file += 1) {
      mkdirSync(dirname(fileOf(`ErasedSince_${file}`)), { recursive: true });
      writeFileSync(fileOf(`ErasedSince_${file}`), "x");
    }
    for (const name of (await inFolder()).keys()) utimesSync(fileOf(name), 0, 0);
    writeFileSync(fileOf("ProcessDied_1"), "x");
    const before = await inFolder();
    for (const name of before.keys())
      if (/^(ProcessDied|ErasedSince)_/.test(name)) before.delete(name);
    expect(await move("--to", "s3", "--delete-source")).toMatch(
      /^Deleted files without a row in the database: 12\.\nLeft in the data folder[^]*: 1 file\. /m,
    );
    expect([...(await inFolder()).keys()].filter((key) => key !== "ProcessDied_1")).toEqual([]);
    expect(inBucket()).toEqual(before);
    expect(await move("--to", "folder", "--delete-source")).toContain(
      `Documents copied to the data folder, with size and hash verified: ${before.size}.`,
    );
    expect(inBucket().size).toBe(0);
    before.set("ProcessDied_1", Buffer.from("x").toString("hex"));
    expect(await inFolder()).toEqual(before);
  });

  test.each([[["--to", "moon"]], [["--to"]], [[]]])("%j is incorrect usage", async (args) => {
    await expect(move(...args)).rejects.toMatchObject({ name: "WrongUsage" });
  });
});
