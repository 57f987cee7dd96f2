// Every call to the bucket is signed.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { s3Bucket } from "~server/adapters/documents/s3";
import { S3Stub } from "../support/stubs/s3-stub";

const now = Date.UTC(2026, 10, 21, 9);
const keys = {
  bucket: "portal-documents",
  region: "eu-test-1",
  accessKeyId: "canary-AKID",
  secretAccessKey: "canary-secret/+key",
};
const stub = await S3Stub.open({ ...keys, now: () => now });
afterAll(() => stub.close());

const bytes = new Uint8Array([0, 1, 254, 255]);
let pauses: number[] = [];
const open = (more: Partial<Parameters<typeof s3Bucket>[0]> = {}) => {
  const pause = async (ms: number) => void pauses.push(ms);
  return s3Bucket({
    ...keys,
    endpoint: `${stub.endpoint}/`,
    now: () => now,
    pause,
    timeLimitMs: 5_000,
    ...more,
  });
};
const documents = open();
const fault = async (work: Promise<unknown>) =>
  work.then(
    () => "no fault",
    (error: unknown) =>
      error instanceof Error && "code" in error ? String(error.code) : String(error),
  );

beforeEach(() => {
  pauses = [];
  stub.seen.length = 0;
  stub.faults.length = 0;
  stub.objects.clear();
  stub.objectsAtOnce = 1000;
  stub.knowsConditions = true;
});

describe("every call is signed", () => {
  test.each([
    ["a wrong secret", { secretAccessKey: "another" }, "S3 403 SignatureDoesNotMatch"],
    ["a wrong key id", { accessKeyId: "another" }, "S3 403 InvalidAccessKeyId"],
    ["another region", { region: "us-east-1" }, "S3 403 AuthorizationHeaderMalformed"],
    ["a wrong clock", { now: () => now - 3_600_000 }, "S3 403 RequestTimeTooSkewed"],
    ["another bucket", { bucket: "elsewhere" }, "S3 404 NoSuchBucket"],
  ])("and refused with %s, not taken for a missing document", async (_what, more, code) => {
    expect(await fault(open(more).get("Passport_1"))).toBe(code);
    expect(await fault(open(more).remove("Passport_1"))).toBe(code);
    expect(await fault(open(more).put("Passport_1", bytes))).toBe(code);
  });

  test("and carries the length and the hash of what it sends", async () => {
    await documents.put("Passport_1", bytes);
    expect(stub.seen[0]).toMatchObject({
      method: "PUT",
      path: "/portal-documents/documents/Passport_1",
      headers: { "content-length": "4", "if-none-match": "*" },
    });
  });
});
