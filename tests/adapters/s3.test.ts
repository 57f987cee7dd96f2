// What is the bucket's own: signatures, pages of a list, and everything that a store far away can do wrong.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { StubResponse } from "../support/stubs/outside-stub";
import { bytes, fault, now, openS3Documents } from "../support/stubs/s3-documents";
import { refusal } from "../support/stubs/s3-stub";

const { stub, pauses, open, documents, reset } = await openS3Documents();
afterAll(() => stub.close());
beforeEach(reset);

describe("a list of many pages", () => {
  test("is read to its end, and contains documents only", async () => {
    const names = Array.from(
      { length: 25 },
      (_, index) => `Document_${String(index).padStart(2, "0")}`,
    );
    for (const name of names) await documents.put(name, bytes);
    for (const name of [
      "documents/no.document",
      "documents/a/Document_99",
      "others/Document_98",
      "documents/",
    ])
      stub.objects.set(name, { bytes: Buffer.from(""), storedAt: now });
    stub.objectsAtOnce = 7;
    const found: string[] = [];
    for await (const files of documents.list()) found.push(...files.map(({ key }) => key));
    expect(found).toEqual(names);
  });

  test.each<readonly [string, StubResponse]>([
    ["isn't a list", { body: "<html></html>" }],
    ["stops in the middle", "stop in the middle"],
    [
      "is cut off",
      {
        body: "<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>documents/Document_01</Key>",
      },
    ],
    [
      "is truncated without a cursor",
      { body: "<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>" },
    ],
    [
      "contains an object without a time",
      {
        body: "<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>documents/Document_01</Key></Contents></ListBucketResult>",
      },
    ],
    ["is refused", refusal(403, "AccessDenied")],
  ])("is refused if it %s", async (_how, play) => {
    stub.faults.push(play, play, play);
    expect(await fault(collect())).toMatch(/^S3 /);
  });

  test("is refused if it never ends", async () => {
    const endless = {
      body: "<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>again</NextContinuationToken></ListBucketResult>",
    };
    stub.faults.push(endless, endless, endless);
    expect(await fault(collect())).toBe("S3 its list never ends");
  });

  async function collect() {
    for await (const files of documents.list()) expect(files).toBeDefined();
  }
});

describe("a store that fails", () => {
  test.each<readonly [string, StubResponse]>([
    ["answers 500", refusal(500, "InternalError")],
    ["is slowed down", refusal(503, "SlowDown")],
    ["hangs up", "hang up"],
    ["stops in the middle", "stop in the middle"],
  ])("is retried when it %s, after a growing delay", async (_how, play) => {
    stub.objects.set("documents/Passport_1", { bytes: Buffer.from(bytes), storedAt: now });
    stub.faults.push(play, play);
    expect(new Uint8Array((await documents.get("Passport_1")) ?? [])).toEqual(bytes);
    expect(pauses).toEqual([200, 1_000]);
  });

  test.each<readonly [string, StubResponse, string, number]>([
    ["answers 500", refusal(500, "InternalError"), "S3 500 InternalError", 3],
    ["is slowed down", refusal(503, "SlowDown"), "S3 503 SlowDown", 3],
    ["hangs up", "hang up", "S3 UNREACHABLE", 3],
    ["hangs", "hang", "S3 TOO_SLOW", 1],
    ["refuses", refusal(403, "AccessDenied"), "S3 403 AccessDenied", 1],
    ["redirects", { status: 307, headers: { Location: "http://127.0.0.1/" } }, "S3 REDIRECTED", 1],
  ])(
    "is given up when it always %s, without revealing address or key",
    async (_how, play, code, calls) => {
      stub.faults.push(play, play, play, play);
      const failure = await open(play === "hang" ? { timeLimitMs: 200 } : {})
        .put("Passport_1", bytes)
        .catch((error: unknown) => error);
      expect(await fault(Promise.reject(failure))).toBe(code);
      expect(String(failure)).not.toMatch(/canary|Passport|127\.0\.0\.1/);
      expect(stub.seen).toHaveLength(calls);
    },
  );

  test("a document above the size limit is neither sent nor read", async () => {
    expect(await fault(documents.put("Passport_1", new Uint8Array(17 * 1024 * 1024)))).toContain(
      "too large",
    );
    stub.faults.push({ body: Buffer.alloc(17 * 1024 * 1024) });
    expect(await fault(documents.get("Passport_1"))).toBe("S3 TOO_LARGE");
  });
});

describe("a write whose response was lost", () => {
  test("is recognized as the portal's own", async () => {
    stub.faults.push("lost answer");
    await documents.put("Passport_1", bytes);
    expect(stub.objects.get("documents/Passport_1")?.bytes).toEqual(Buffer.from(bytes));
  });

  test("is not confused with another document under the same key", async () => {
    stub.objects.set("documents/Passport_1", { bytes: Buffer.from("another"), storedAt: now });
    stub.faults.push("hang up");
    expect(await fault(documents.put("Passport_1", bytes))).toBe("S3 412 PreconditionFailed");
  });
});

test("a store without conditional writes is used without them", async () => {
  stub.knowsConditions = false;
  await documents.put("Passport_1", bytes);
  expect(stub.objects.has("documents/Passport_1")).toBe(true);
});

test("the health check queries only the bucket", async () => {
  await documents.check();
  expect(stub.seen.map(({ method, path }) => [method, path])).toEqual([
    ["HEAD", "/portal-documents"],
  ]);
  stub.faults.push({ status: 403 });
  expect(await fault(documents.check())).toBe("S3 403");
});
