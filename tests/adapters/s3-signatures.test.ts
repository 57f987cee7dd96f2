// Every call to the bucket is signed.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { bytes, fault, now, openS3Documents } from "../support/stubs/s3-documents";

const { stub, open, documents, reset } = await openS3Documents();
afterAll(() => stub.close());
beforeEach(reset);

describe("every call is signed", () => {
  test.each([
    ["a wrong secret", { secretAccessKey: "another" }, "S3 403 SignatureDoesNotMatch"],
    ["a wrong key id", { accessKeyId: "another" }, "S3 403 InvalidAccessKeyId"],
    ["another region", { region: "us-east-1" }, "S3 403 AuthorizationHeaderMalformed"],
    ["a wrong clock", { now: () => now - 3_600_000 }, "S3 403 RequestTimeTooSkewed"],
    ["another bucket", { bucket: "elsewhere" }, "S3 404 NoSuchBucket"],
  ])("and a refusal for %s is not taken for a missing document", async (_what, more, code) => {
    expect(await fault(open(more).get("Passport_1"))).toBe(code);
    expect(await fault(open(more).remove("Passport_1"))).toBe(code);
    expect(await fault(open(more).put("Passport_1", bytes))).toBe(code);
  });

  test("and contains the length and the hash of what it sends", async () => {
    await documents.put("Passport_1", bytes);
    expect(stub.seen[0]).toMatchObject({
      method: "PUT",
      path: "/portal-documents/documents/Passport_1",
      headers: { "content-length": "4", "if-none-match": "*" },
    });
  });
});
