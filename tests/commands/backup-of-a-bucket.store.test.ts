// Documents on S3 are part of a backup, and go back to wherever the settings say.
import { afterAll, expect, test } from "vitest";
import { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { fingerprints, restoreInto, takeBackup } from "../support/portal/backups";
import { refusal, S3Stub } from "../support/stubs/s3-stub";

const keys = {
  bucket: "portal-documents",
  region: "us-east-1",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMIK7MDENG",
};
const stub = await S3Stub.open({ ...keys, now: () => Date.UTC(2026, 10, 21, 9) });
afterAll(() => stub.close());
const vault = { VAULT_KEY: `k1:${Buffer.alloc(32, 7).toString("base64")}` };
const bucket = {
  S3_BUCKET: keys.bucket,
  S3_ENDPOINT: stub.endpoint,
  S3_ACCESS_KEY_ID: keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
};

async function documentsOf({ context }: TestPortal): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const files of context.documents.list())
    for (const { key } of files)
      found.set(key, Buffer.from((await context.documents.get(key)) ?? []).toString("hex"));
  return found;
}

describeEitherEngine(
  "a backup of a portal on S3",
  (portal) => {
    test("is restored into a folder, and from there into a bucket", async () => {
      stub.objects.clear();
      await portal().customerWith("120.00");
      const before = await documentsOf(portal());
      expect(before.size).toBeGreaterThan(0);
      const taken = await takeBackup(portal().context, { hasCardSecrets: true });
      const inFolder = await TestPortal.open("SQLite", vault);
      await restoreInto(inFolder.context, taken.folder);
      expect(await fingerprints(inFolder.context)).toEqual(await fingerprints(portal().context));
      expect(await documentsOf(inFolder)).toEqual(before);

      stub.objects.clear();
      const onceMore = await TestPortal.open("SQLite", { ...vault, ...bucket });
      await restoreInto(
        onceMore.context,
        (await takeBackup(inFolder.context, { hasCardSecrets: true })).folder,
      );
      expect(await documentsOf(onceMore)).toEqual(before);
      await Promise.all([inFolder.close(), onceMore.close()]);
    });

    test("is not restored into a bucket that has newer documents: the restored portal would delete them", async () => {
      stub.objects.clear();
      await portal().customerWith("120.00");
      const { folder } = await takeBackup(portal().context);
      await portal().customerWith("10.00");
      const before = await documentsOf(portal());
      const drill = await TestPortal.open("SQLite", { ...vault, ...bucket });
      await expect(restoreInto(drill.context, folder)).rejects.toThrow(
        "the document store holds documents that this backup doesn't have (1)",
      );
      expect(await documentsOf(portal())).toEqual(before);
      await drill.close();
    });

    test("fails if the bucket fails, instead of leaving out its documents", async () => {
      stub.faults.push(refusal(403, "AccessDenied"));
      await expect(takeBackup(portal().context)).rejects.toThrow(
        "the document store failed: 403 AccessDenied",
      );
    });
  },
  { ...vault, ...bucket },
);
