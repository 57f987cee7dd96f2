// The portal's store of documents in a bucket that is a stub.
import { s3Bucket } from "~server/adapters/documents/s3";
import { S3Stub } from "./s3-stub";

export const now = Date.UTC(2026, 10, 21, 9);
export const bytes = new Uint8Array([0, 1, 254, 255]);
const keys = {
  bucket: "portal-documents",
  region: "eu-test-1",
  accessKeyId: "canary-AKID",
  secretAccessKey: "canary-secret/+key",
};

export async function openS3Documents() {
  const stub = await S3Stub.open({ ...keys, now: () => now });
  const pauses: number[] = [];
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
  const reset = () => {
    pauses.length = 0;
    stub.seen.length = 0;
    stub.faults.length = 0;
    stub.objects.clear();
    stub.objectsAtOnce = 1000;
    stub.knowsConditions = true;
  };
  return { stub, pauses, open, documents: open(), reset };
}

export const fault = async (work: Promise<unknown>) =>
  work.then(
    () => "no fault",
    (error: unknown) =>
      error instanceof Error && "code" in error ? String(error.code) : String(error),
  );
