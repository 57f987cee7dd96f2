// A name for where documents are, the same for all hosts that share it: a bucket, a folder by an ID that is stored in it, or the folder
// of the embedded database.
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Settings {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly s3?: {
    readonly bucket: string;
    readonly region: string;
    readonly endpoint?: string | undefined;
  };
}

export function documentPlaceOf({ s3, dataDir, databaseUrl }: Settings): string {
  if (!s3) return databaseUrl ? `folder:${folderId(dataDir)}` : "beside the database";
  const { endpoint = "", region, bucket } = s3;
  const digest = createHash("sha256").update(JSON.stringify([endpoint, region, bucket]));
  return `s3:${digest.digest("hex").slice(0, 32)}`;
}

/** Created by the first host that uses the folder. */
function folderId(dataDir: string): string {
  const file = join(dataDir, "folder-id");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${randomUUID()}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
