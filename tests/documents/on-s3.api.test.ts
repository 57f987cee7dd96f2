// The portal with its documents in a bucket: what is uploaded, read, erased and swept there, and what a bucket that hangs or fails may not do.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepFiles } from "~server/features/documents/sweep-files";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, pdfFile, pngFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";
import type { Customer } from "../support/people/people";
import { refusal, S3Stub } from "../support/stubs/s3-stub";

const nine = Date.UTC(2026, 10, 21, 9);
let now = nine;
const keys = {
  bucket: "portal-documents",
  region: "eu-test-1",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMIK7MDENG",
};
const stub = await S3Stub.open({ ...keys, now: () => now });
afterAll(() => stub.close());
const settings = {
  S3_BUCKET: keys.bucket,
  S3_REGION: keys.region,
  S3_ENDPOINT: stub.endpoint,
  S3_ACCESS_KEY_ID: keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
};

const upload = (nora: Customer, files = [asFile(pngFile())]) =>
  nora.post("/users/kyc/upload-multiple", kycForm(files, "passport"));
const stored = () => [...stub.objects.keys()];

describeEitherEngine(
  "documents in a bucket",
  (portal) => {
    beforeAll(() => {
      now = nine;
      stub.objects.clear();
    });

    test("are encrypted there, read from there, and deleted with their owner", async () => {
      const [nora, ada] = [await portal().register(), await portal().admin()];
      const before = stored();
      expect((await upload(nora)).status).toBe(201);
      const added = stored().filter((name) => !before.includes(name));
      expect(added).toHaveLength(1);
      for (const name of added) expect(stub.objects.get(name)?.bytes.includes("PNG")).toBe(false);

      const { kycUrls } = Object((await nora.get("/auth/profile")).body);
      const request = new Request(`http://localhost${kycUrls[0].documentUrl}`, {
        headers: { Authorization: `Bearer ${nora.token}` },
      });
      const answer = await portal().backend.fetch(request);
      expect(Buffer.from(await answer.arrayBuffer()).equals(pngFile().buffer)).toBe(true);

      await ada.delete(`/users/${nora.id}`, {});
      expect(stored().filter((name) => added.includes(name))).toEqual([]);
    });

    test("are deleted if they have no row, and nothing else is", async () => {
      const nora = await portal().register();
      await upload(nora, [asFile(pngFile()), asFile(pdfFile())]);
      const kept = stored();
      stub.objects.set("documents/ProcessDied_1", { bytes: Buffer.from("x"), storedAt: nine });
      stub.objects.set("elsewhere/of-somebody-else", { bytes: Buffer.from("x"), storedAt: nine });
      portal().advance({ hours: 2 });
      now = portal().context.now();
      expect(await sweepFiles(portal().context)).toBe(1);
      expect(stored()).toEqual([...kept, "elsewhere/of-somebody-else"]);
      stub.objects.delete("elsewhere/of-somebody-else");
    });

    test("of another portal are not touched", async () => {
      const [mine, { documents, storage }] = [new Map(stub.objects), portal().context];
      stub.objects.clear();
      for (let number = 10; number < 20; number += 1)
        stub.objects.set(`documents/Somebodys_${number}`, {
          bytes: Buffer.from("x"),
          storedAt: nine,
        });
      await expect(sweepFiles({ documents, storage, now: () => nine + 7_200_000 })).rejects.toThrow(
        "belongs to another portal",
      );
      expect(stub.objects.size).toBe(10);
      stub.objects.clear();
      for (const [name, object] of mine) stub.objects.set(name, object);
    });

    test("delay no one else while the bucket hangs: no database transaction is open", async () => {
      const [nora, hana] = [await portal().register(), await portal().customerWith("100.00")];
      const { arrived, release } = stub.hold();
      const uploading = upload(nora);
      await arrived;
      expect((await hana.withdraw("40.00")).status).toBe("pending");
      release();
      expect((await uploading).status).toBe(201);
    });

    test("are refused with a message while the bucket is down, and leave nothing", async () => {
      const nora = await portal().register();
      const before = stored();
      stub.faults.push(...Array.from({ length: 9 }, () => refusal(403, "AccessDenied")));
      const answer = await upload(nora);
      stub.faults.length = 0;
      expect([answer.status, answer.code]).toEqual([503, "unavailable"]);
      expect(JSON.stringify(answer.body)).not.toMatch(/S3|bucket|canary/);
      expect(stored()).toEqual(before);
      expect((await nora.get("/auth/profile")).body).toMatchObject({
        kycStatus: "not_submitted",
        kycUrls: [],
      });
    });
  },
  settings,
);
